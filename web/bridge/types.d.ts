/** Shapes that the modules of the bridge share. */

/** Why a boot failed: `code` names a Fluent message `boot-failed-<code>`, `facts` are its variables. */
export interface Failure {
  readonly code: FailureCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** docs/bridge.md says what each one means and which facts it has. */
export type FailureCode =
  | "offline"
  | "blocked"
  | "missing"
  | "type"
  | "damaged"
  | "altered"
  | "policy"
  | "webassembly"
  | "memory"
  | "version"
  | "python"
  | "stalled"
  | "crashed";

/** What runtime.js tells, from the worker or from the page, while it loads the interpreter. */
export type Note =
  | { readonly kind: "beat" }
  | { readonly kind: "bytes"; readonly path: string; readonly bytes: number }
  | { readonly kind: "step"; readonly step: Step }
  | { readonly kind: "restored" }
  | { readonly kind: "failure"; readonly failure: Failure };

/** What the worker tells its carrier, besides: it holds this lock until it ends. */
export interface LockNote {
  readonly kind: "lock";
  readonly name: string;
}

/** Steps of a boot, in their order. */
export type Step = "pyscript" | "module" | "interpreter" | "engine" | "hello";

/** A file whose bytes the progress bar counts. */
export interface SizedFile {
  readonly path: string;
  readonly size: number;
}

/** Something that carries a request to Python and its reply back. */
export interface Carrier {
  readonly kind: "worker" | "page";
  answer(text: string): Promise<string>;
  /** Settled when it has died, where that can be known. */
  readonly died: Promise<void>;
  close(): void;
}

/** A carrier that is being made. `close` may be called before `ready` settles, and then ends everything. */
export interface Opening {
  readonly ready: Promise<Carrier>;
  close(): void;
}

export interface Request {
  readonly op: string;
  readonly [field: string]: unknown;
}

export interface Reply {
  readonly v: number;
  readonly id: number | null;
  readonly ok: boolean;
  readonly [field: string]: unknown;
}

/** The `error` of a refused request, as the engine's `wire` writes it. */
export interface ErrorFacts {
  readonly type: string;
  readonly code: string;
  readonly where?: string | null;
  readonly line?: number;
  readonly column?: number;
  readonly rule?: string | null;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** The parts of PyScript's core that we use. */
export interface PyScript {
  XWorker(
    file: string,
    options: { type: "pyodide"; version: string; config: object; async: boolean },
  ): PyScriptWorker;
}

export interface PyScriptWorker extends Worker {
  readonly ready: Promise<unknown>;
  readonly sync: { answer(text: string): Promise<string> };
}

/** The parts of Pyodide that we use. */
export interface Pyodide {
  readonly globals: { get(name: string): unknown };
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  runPython(code: string): unknown;
  runPythonAsync(code: string, ...rest: unknown[]): Promise<unknown>;
  makeMemorySnapshot(): Uint8Array;
}

export interface PyodideModule {
  loadPyodide(options: object): Promise<Pyodide>;
  readonly version: string;
}
