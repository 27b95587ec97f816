// Where a browser denies storage, it denies even a look at it: what is chosen here is then forgotten with the page.
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    void window[name];
  } catch {
    const kept = new Map();
    const store = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
    Object.defineProperty(window, name, { value: store });
  }
}
