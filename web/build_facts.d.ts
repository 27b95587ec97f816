/** What the build puts into scripts. */

interface FacadeWords {
  readonly play: string;
  readonly watch: string;
  readonly note: string;
  readonly fault: string;
}

/** Of web/embed/messages.schema.json what a host may say, by type (build/bundle.mjs). */
declare const TO_FRAME: object;

/** What the facade says and shows (build/embeds.py). */
declare const FACADE: {
  /** Of the messages. */
  readonly version: number;
  readonly title: string;
  readonly languages: readonly string[];
  /** Names of the games, by id and language. */
  readonly games: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Addresses below the site's root, by game; "" for any. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Megabytes that *play* loads. */
  readonly size: number;
  readonly words: Readonly<Record<string, FacadeWords>>;
};
