/** Windows over the page: the rules of a game, and what a player likes. */

import { button, make } from "./dom.js";
import { languageBox } from "./language_box.js";
import { chooseLanguage, loadSentences } from "./sentences.js";
import { settings } from "./settings.js";
import { keysList } from "./table/keys.js";
import { written } from "./table/language.js";

/** @import { Sentences } from "./sentences.js" */
/** @import { SettingName } from "./settings.js" */

/**
 * Opens a window; it is gone when it is closed, and focus goes back to where it was.
 * @param {Element | ShadowRoot} home where it hangs
 * @param {Sentences} sentences
 * @param {string} title
 * @param {...Node} content
 */
export function openDialog(home, sentences, title, ...content) {
  const dialog = make("dialog");
  const opener = home instanceof ShadowRoot ? home.activeElement : document.activeElement;
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (opener instanceof HTMLElement && !opener.isConnected) focusTwin(home, opener);
  });
  fillDialog(dialog, sentences, title, ...content);
  home.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * A table in another language has buttons of its own: the one for the same action takes the focus.
 * @param {Element | ShadowRoot} home
 * @param {HTMLElement} gone
 */
export function focusTwin(home, gone) {
  const twin = home.querySelector(`[data-action="${gone.dataset["action"]}"]`);
  if (twin instanceof HTMLElement) twin.focus();
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {Sentences} sentences
 * @param {string} title
 * @param {...Node} content
 */
function fillDialog(dialog, sentences, title, ...content) {
  const close = button(sentences, "dialog-close", undefined, { class: "close", "data-action": "close" });
  const head = make("header", {}, make("h2", {}, title), close);
  const body = make("div", { class: "dialog-body", tabindex: 0, role: "group", "aria-label": title }, ...content);
  close.addEventListener("click", () => dialog.close());
  dialog.ariaLabel = title;
  written(dialog, sentences);
  dialog.replaceChildren(head, body);
}

/**
 * Marks what is written in a field, copies it, and says which of the two was possible.
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {HTMLElement} told
 * @param {string} copied
 * @param {string} marked for plain http and frames, which have no clipboard
 */
export async function copyField(field, told, copied, marked) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    told.textContent = copied;
  } catch {
    told.textContent = marked;
  }
}

/**
 * @param {Element | ShadowRoot} home
 * @param {Sentences} sentences with the game's messages
 * @param {string} game
 * @param {string} [rule] to be shown first
 */
export async function openRules(home, sentences, game, rule) {
  const { RuleBook } = await import("./rest.js"); // its pictures are drawn by the table, which the lobby does without
  const book = new RuleBook(sentences, 3);
  await book.open(game);
  const dialog = openDialog(home, sentences, sentences.say("rules-of", { game: sentences.say("game-name") }), book.element);
  dialog.classList.add("rules");
  if (rule) book.go(rule);
}

/**
 * All keys of a table.
 * @param {Element | ShadowRoot} home
 * @param {Sentences} sentences
 */
export function openKeys(home, sentences) {
  openDialog(home, sentences, sentences.say("keys"), keysList(sentences)).classList.add("keys-window");
}

/**
 * @param {Element | ShadowRoot} home
 * @param {Sentences} sentences
 * @param {boolean} [speaks] whether the page listens to the player's choice of a language
 */
export function openSettings(home, sentences, speaks = true) {
  const content = (/** @type {Sentences} */ said) => [
    ...(speaks ? [languageBox(said)] : []),
    ...settings.names.map((name) => settingBox(said, name)),
  ];
  const dialog = openDialog(home, sentences, sentences.say("settings"), ...content(sentences));
  dialog.classList.add("settings");
  if (!speaks) return;
  let chosen = settings.language;
  const translate = async () => {
    if (chosen === settings.language) return;
    chosen = settings.language;
    const said = await loadSentences(await chooseLanguage(settings.languages));
    fillDialog(dialog, said, said.say("settings"), ...content(said));
    dialog.querySelector("select")?.focus();
  };
  settings.addEventListener("change", translate);
  dialog.addEventListener("close", () => settings.removeEventListener("change", translate));
}

/**
 * @param {Sentences} sentences
 * @param {SettingName} name
 */
function settingBox(sentences, name) {
  const choices = settings.choices(name).map((value) => {
    const input = make("input", {
      type: "radio",
      name: `setting-${name}`,
      value,
      checked: settings.get(name) === value,
      onchange: () => settings.set(name, value),
    });
    return make("label", {}, input, sentences.say(`setting-${name}-${value}`));
  });
  return make("fieldset", {}, make("legend", {}, sentences.say(`setting-${name}`)), ...choices);
}
