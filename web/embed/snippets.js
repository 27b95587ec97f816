/** What is to be pasted into somebody's page, by the kind of page. Where frames are stripped, a picture with a link remains. */

/**
 * @typedef {object} Embed
 * @property {string} site our address, with a slash at the end
 * @property {string} page the game's own, for those who follow the link
 * @property {string} picture
 * @property {string} title
 * @property {string} alt what the picture invites to
 * @property {Readonly<Record<string, string>>} attributes those that are wished
 * @property {string} packed a record as in links (`z=…`), else ""
 * @property {string} height in pixels, "" for as high as it is
 */

/** @param {string} text */
const guarded = (text) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** An attribute's value in HTML. @param {string} text */
const quoted = (text) => `"${guarded(text)}"`;

/** In TiddlyWiki, which takes every letter as it stands. @param {string} text */
const quotedByTiddlyWiki = (text) => (text.includes('"') ? `"""${text}"""` : `"${text}"`);

/** The height of a plain frame that nobody fits to its table. */
const likelyHeight = "760";

/** @param {Embed} embed @returns {string} the table alone */
export function frameAddress({ site, attributes, packed }) {
  const query = new URLSearchParams(attributes);
  return `${site}embed.html?${query}${packed && `#${packed}`}`;
}

/** With a style, since many hosts have none for pictures. @param {Embed} embed @param {number} width @param {(text: string) => string} [quote] */
const picture = ({ page, picture: source, alt }, width, quote = quoted) =>
  `<a href=${quote(page)}><img src=${quote(source)} alt=${quote(alt)} width="${width}" height="${Math.round((width * 9) / 16)}" style="max-width:100%;height:auto"></a>`;

/** @param {Embed} embed */
function element(embed) {
  const { site, attributes, packed, height } = embed;
  const all = { ...attributes, ...(packed && { record: `#${packed}` }), ...(height && { height }) };
  const written = Object.entries(all).map(([name, value]) => ` ${name}="${guarded(value)}"`).join("");
  return `<penguin-table${written}>\n  ${picture(embed, 640)}\n</penguin-table>\n<script src="${guarded(site)}embed.js" async></script>`;
}

/** @param {Embed} embed @param {(text: string) => string} [quote] */
function frame(embed, quote = quoted) {
  const { title, height } = embed;
  const source = quote(frameAddress(embed));
  return `<iframe src=${source} title=${quote(title)} width="100%" height="${height || likelyHeight}" frameborder="0" loading="lazy"></iframe>\n<p>${picture(embed, 160, quote)}</p>`;
}

/** In pieces, since this script is also written into a page (build/one_file.py), which it must not seem to end. @param {string} text */
const comment = (text) => ["<", `!--${text}--`, ">"].join("");

/** By the name of the place. @type {Readonly<Record<string, (embed: Embed) => string>>} */
export const snippets = {
  link: ({ page }) => page,
  html: element,
  frame,
  wordpress: (embed) => `${comment(" wp:html ")}\n${element(embed)}\n${comment(" /wp:html ")}`,
  mediawiki: (embed) =>
    `<iframe src="${guarded(frameAddress(embed))}" width="100%" height="${embed.height || likelyHeight}"></iframe>\n[${embed.page} ${embed.title}]`,
  tiddlywiki: (embed) => frame(embed, quotedByTiddlyWiki),
  dokuwiki: (embed) =>
    `{{url>${frameAddress(embed)} 100%,${embed.height || likelyHeight} noborder|${embed.title}}}\n[[${embed.page}|{{${embed.picture}?160|${embed.alt}}}]]`,
  notion: frameAddress,
  ghost: element,
};
