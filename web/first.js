/**
 * Says why the page does not start, where nothing else of it can: its scripts did not come, or this browser is too old for
 * them. A plain old script, which any browser reads; the build puts the messages of all languages into the page itself.
 */

/* eslint-disable */
(function () {
  var told = document.getElementById("start-messages");
  /** @type {Record<string, Record<string, string>>} */
  var messages = JSON.parse((told && told.textContent) || "{}");
  var current = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  var script = current ? current.src : "";

  /** What the page cannot do without, by its name. @type {[string, () => boolean][]} */
  var needed = [
    ["import()", function () { return "noModule" in document.createElement("script"); }],
    ["AbortSignal.timeout", function () { return "timeout" in AbortSignal; }],
    ["CSSStyleSheet.replace", function () { return "replace" in CSSStyleSheet.prototype; }],
    ["TransformStream", function () { return "TransformStream" in window; }],
    ["structuredClone", function () { return "structuredClone" in window; }],
    ["Array.prototype.findLast", function () { return "findLast" in Array.prototype; }],
    ["<dialog>", function () { return "HTMLDialogElement" in window; }]
  ];

  function language() {
    var chosen = [];
    try {
      chosen.push(localStorage.getItem("penguin-parlour:setting:language"));
    } catch (error) {
      // denied: then nothing was chosen
    }
    chosen = chosen.concat(navigator.languages || [navigator.language]);
    for (var place = 0; place < chosen.length; place += 1) {
      var tag = String(chosen[place]).split("-")[0] || "";
      if (messages[tag]) return tag;
    }
    return "en";
  }

  /** @param {string} name @param {Record<string, string>} facts */
  function say(name, facts) {
    var text = (messages[language()] || {})[name] || name;
    for (var fact in facts) text = text.split("{" + fact + "}").join(facts[fact]);
    return text;
  }

  /** As long as this is there, the page has not started. */
  function hint() {
    return document.getElementById("hint");
  }

  /** @param {string} tag @param {string} text */
  function element(tag, text) {
    var made = document.createElement(tag);
    made.appendChild(document.createTextNode(text));
    return made;
  }

  /** Where this is a new version that does not start, the service worker has the one before it: that comes then. */
  function giveWay() {
    var container = null;
    try {
      container = navigator.serviceWorker;
    } catch (error) {
      // a sandboxed frame: there is none
    }
    if (!container || !container.controller || !script) return;
    var channel = new MessageChannel();
    channel.port1.onmessage = function (event) {
      if (event.data && event.data.fallback) location.reload();
    };
    container.controller.postMessage({ type: "FAILED", build: script.replace(/[^/]*$/, "") }, [channel.port2]);
  }

  /** @param {string} name @param {Record<string, string>} facts */
  function fail(name, facts) {
    var place = hint();
    if (!place || place.getAttribute("data-told")) return;
    var page = place.parentNode;
    // What an old browser lacks may be missed only later: this stays, whatever comes in the hint's place.
    if (name === "start-old" && page && page.parentNode) page.parentNode.insertBefore(place, page);
    giveWay();
    place.setAttribute("data-told", name);
    place.setAttribute("role", "alert");
    place.setAttribute("lang", language());
    while (place.firstChild) place.removeChild(place.firstChild);
    var again = element("button", say("start-again", {}));
    again.setAttribute("type", "button");
    again.onclick = function () { location.reload(); };
    var details = document.createElement("details");
    details.appendChild(element("summary", say("start-report", {})));
    var report = [name, JSON.stringify(facts), location.href.split("#")[0], new Date().toString(), navigator.userAgent];
    details.appendChild(element("pre", report.join("\n")));
    place.appendChild(element("p", say(name, facts)));
    place.appendChild(again);
    place.appendChild(details);
  }

  /** The part that did not come: of a module whose parts fail, a browser names only itself. @param {string} named */
  function lost(named) {
    var entries = window.performance && performance.getEntriesByType ? performance.getEntriesByType("resource") : [];
    for (var place = 0; place < entries.length; place += 1) {
      var entry = /** @type {any} */ (entries[place]);
      if (entry.responseStatus >= 400 && /\.js$/.test(entry.name)) return entry.name;
    }
    return named;
  }

  for (var place = 0; place < needed.length; place += 1) {
    var pair = /** @type {[string, () => boolean]} */ (needed[place]);
    if (!pair[1]()) return fail("start-old", { feature: pair[0] });
  }
  window.addEventListener(
    "error",
    function (event) {
      var target = /** @type {any} */ (event.target);
      var source = target && (target.tagName === "SCRIPT" || target.tagName === "LINK") ? target.src || target.href : "";
      if (source) fail("start-file", { file: lost(source).replace(/^.*\/app\//, "app/") });
      else fail("start-error", { message: event.message });
    },
    true
  );
  window.addEventListener("unhandledrejection", function (event) {
    fail("start-error", { message: String(event.reason) });
  });
})();
