/** Shapes that the engine sends (core/parlour/picture.py, showing.py) and that the modules of the table share. */

export type Fact = string | number | readonly string[] | readonly number[];
export type Facts = Readonly<Record<string, Fact>>;

export interface Note {
  readonly message: string;
  readonly facts: Facts;
}

export interface ZoneKind {
  readonly name: string;
  readonly form: "fan" | "row" | "pile" | "tiers" | "grid";
  readonly area: "centre" | "seat" | "aside";
  readonly per_seat: boolean;
}

export interface Piece {
  readonly token: string;
  readonly zone: string;
  readonly place: string;
  readonly face: string | null;
  readonly turned: boolean;
  readonly marks: readonly string[];
  readonly on: string;
  readonly count: number;
  readonly note: Note | null;
}

/** A place that is shown though nothing lies there. */
export interface FreePlace {
  readonly zone: string;
  readonly place: string;
  readonly face: string | null;
  readonly note: Note | null;
}

export interface Choice {
  readonly move: string;
  readonly path: readonly (readonly string[])[];
  readonly note: Note | null;
  /** What the picked place will show, where that is not the piece that was picked before. */
  readonly face: string | null;
  readonly turned: boolean;
  /** What else it would bring as things stand. */
  readonly brings: readonly Note[];
}

export interface SeatLine {
  readonly score: number | null;
  readonly notes: readonly Note[];
  readonly out: boolean;
}

export interface Picture {
  readonly pieces: readonly Piece[];
  readonly choices: readonly Choice[];
  readonly seats: readonly SeatLine[];
  readonly prompt: Note | null;
  readonly facts: readonly Note[];
  readonly bounds: Readonly<Record<string, readonly [number, number, number, number]>>;
  readonly free: readonly FreePlace[];
  /** Tokens by zone and by the name of the way in which they are sorted. */
  readonly orders: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export interface GameEvent {
  readonly kind: string;
  readonly rule: string;
  readonly seat: number | null;
  readonly facts: Facts;
  readonly points: number;
  readonly secret: Facts;
}

export interface Part {
  readonly kind: string;
  readonly rule: string;
  readonly seat: number;
  readonly points: number;
  readonly facts: Facts;
}

export interface Advice {
  readonly move: string;
  readonly points: number;
  readonly share: number;
  readonly reasons: readonly Note[];
}

/** What the coach found (core/parlour/coach.py has the meanings). */
export interface Judgement {
  readonly round: number;
  readonly moves: number;
  readonly seat: number;
  readonly played: Advice;
  readonly best: Advice;
}

export interface Turning {
  readonly kind: "missed" | "fortune";
  readonly judgement: number;
  readonly seat: number;
  readonly change: number;
}

export interface Account {
  readonly seat: number;
  readonly even: number;
  readonly dealt: number;
  readonly fortune: number;
  readonly missed: number;
  readonly result: number;
  readonly cards: number;
}

export interface CoachReport {
  readonly done: number;
  readonly total: number;
  readonly judgements: readonly Judgement[];
  readonly accounts: readonly Account[];
  readonly turning: readonly Turning[];
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly ended_by: string;
  readonly decided: string;
  readonly rule: string;
  readonly parts: readonly Part[];
}

/** A position that can be looked back at (core/parlour/replay.py). */
export interface Moment {
  readonly round: number;
  readonly moves: number;
  readonly turn: number | null;
  readonly events: number;
  /** What the record says of it. */
  readonly comments: readonly string[];
}

/** Cards of a deal that belong together. */
export interface Heap {
  readonly note: Note;
  readonly cards: readonly string[];
}

/** The deal of a round of a match that is over (core/parlour/fairness.py). */
export interface RevealedDeal {
  readonly round: number;
  readonly fingerprint: string;
  readonly text: string;
  readonly from_seed: boolean;
  readonly heaps: readonly Heap[];
}

/** What a record is of (core/parlour/showing.py). */
export interface MatchSummary {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly Player[];
  readonly practice: boolean;
  readonly seed: string;
  readonly rounds: number;
  readonly moves: number;
  readonly turn: number | null;
  readonly outcome: Outcome | null;
  readonly record: string;
}

export interface Player {
  readonly name: string;
  readonly bot: string | null;
}

/** Where a lesson stands (core/parlour/lessons.py). */
export interface LessonLine {
  readonly name: string;
  /** From 1; one more than there are when it is done. */
  readonly step: number;
  readonly steps: number;
  readonly done: boolean;
  readonly task: Note | null;
  /** What the step before brought. */
  readonly after: Note | null;
  /** Shown to who asks for it. */
  readonly move: string | null;
  readonly made: readonly string[];
  readonly rules: readonly string[];
}

/** A lesson that is yet to begin. */
export interface LessonWish {
  readonly game: string;
  readonly lesson: string;
  readonly players: readonly Player[];
  readonly made: readonly string[];
}

/** What a reply shows of a table to one seat, or to a spectator. */
export interface Shown {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly players: readonly Player[];
  readonly practice: boolean;
  readonly position: number;
  readonly round: number;
  readonly seat: number | null;
  readonly turn: number | null;
  readonly bot: string | null;
  readonly over: "match" | "round" | null;
  readonly can_undo: readonly number[];
  readonly picture: Picture;
  readonly since: number;
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome | null;
  readonly lesson: LessonLine | null;
  /** Of the deal of this round (core/parlour/fairness.py). */
  readonly fingerprint: string;
  readonly record: string | null;
}

export interface GameOption {
  readonly name: string;
  readonly choices: readonly string[];
  readonly seats_too: boolean;
  readonly numbers: readonly [number, number] | null;
}

export interface BotInfo {
  readonly name: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** A picture of the rule book (core/parlour/figures.py). */
export interface FigureData {
  readonly name: string;
  readonly rule: string;
  readonly zones: readonly string[];
  readonly seat: number | null;
  readonly turn: number | null;
  readonly players: readonly Player[];
  readonly move: string | null;
  readonly picture: Picture;
}

export interface LessonData {
  readonly name: string;
  readonly seats: number;
  readonly rules: readonly string[];
}

/** When something is explained that happens for the first time (core/parlour/teaching.py). */
export interface FirstNote {
  readonly name: string;
  readonly on: "event" | "prompt" | "choice";
  readonly what: string;
  readonly rule: string | null;
  readonly points: number;
  readonly own: boolean;
}

/** A game as the build wrote it into index.json. */
export interface GameData {
  readonly name: string;
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
  readonly bots: readonly BotInfo[];
  readonly standard_bot: string;
  /** The fewest points win. */
  readonly lowest_wins: boolean;
  readonly zones: readonly ZoneKind[];
  readonly cover: boolean;
  readonly lessons: readonly LessonData[];
  readonly notes: readonly FirstNote[];
}

export interface Index {
  readonly languages: readonly string[];
  readonly games: readonly GameData[];
}

export interface Face {
  readonly name: Note;
  readonly svg: string;
  /** Everything else is as high as wide. */
  readonly card: boolean;
}

/** A match that is yet to be dealt. */
export interface Setup {
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, string>>;
  readonly practice: boolean;
  readonly seed: string;
}

/** What an error says, whether it comes from the engine or from the page. */
export interface Fault {
  readonly type: string;
  readonly code: string;
  readonly where: string;
  /** Where a text has what is wrong, from 1; 0 or nothing where there is no text. */
  readonly line?: number;
  readonly column?: number;
  readonly rule: string;
  readonly facts: Facts;
}
