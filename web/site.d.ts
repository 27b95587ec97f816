/** What `build` writes into app/<hash>/site.js: where the parts of this very build are. */

export interface SiteFile {
  /** Below the site's root, e.g. `runtime/1a2b/pyodide.asm.wasm`. */
  readonly path: string;
  /** Bytes of the file itself, before any compression on the way. */
  readonly size: number;
}

export interface Site {
  /** The engine's version; the handshake must answer with it. */
  readonly version: string;
  readonly commit?: string;
  /** Folders, relative to site.js, with a slash at the end. */
  readonly runtime: string;
  readonly data: string;
  /** File names inside `runtime`. */
  readonly wheel: string;
  /** The wheel's hash, as `fetch` checks it. */
  readonly integrity: string;
  readonly pyscript: string;
  /** The files that a boot loads: the table of sizes for the progress bar. */
  readonly files: readonly SiteFile[];
}

export const site: Site;

declare global {
  /** What service_worker.js keeps: the build writes it in. */
  const FILES: readonly { url: string; revision: string | null; integrity?: string }[];
  /** The docs, which it keeps apart. */
  const DOCS: readonly { url: string; revision: string }[];
}
