// Runs one Python script inside Pyodide under Node:
//   node build/run_in_pyodide.mjs '{"runtime": "…/pyodide", "script": "/repo/build/in_pyodide/x.py", "arguments": [],
//     "packages": ["a name in its lock"], "mounts": {"/repo": "/home/me/penguin-parlour"}, "environment": {}}'
// A script finds its imports in the folder above its own (`in_pyodide.x`). If it leaves a coroutine named `finish`,
// that is awaited. Exits with the script's own exit code; an uncaught exception is shown and exits with 1.
import { pathToFileURL } from "node:url";
import { join } from "node:path";

// Not inside a task of Pyodide's loop, so that a script may run a loop of its own.
const RUN = `
import runpy, sys, traceback

def guarded(run):
    try:
        return run() or 0
    except SystemExit as stop:
        if isinstance(stop.code, str):
            print(stop.code, file=sys.stderr)
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()

def run():
    global finish
    finish = runpy.run_path(order["script"], run_name="__main__").get("finish")

finish = None
sys.path.insert(0, order["script"].rsplit("/", 2)[0])
sys.argv = [order["script"], *order["arguments"]]
guarded(run)
`;

const FINISH = `
try:
    await finish
    status = 0
except BaseException as error:
    def again(error=error):
        raise error
    status = guarded(again)
status
`;

async function run(order) {
  const { loadPyodide } = await import(pathToFileURL(join(order.runtime, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({
    indexURL: order.runtime,
    // hash(str) decides the order of sets, and so the bytes of what a script writes
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", ...order.environment },
  });
  for (const [inside, outside] of Object.entries(order.mounts)) {
    pyodide.mountNodeFS(inside, outside);
  }
  await pyodide.loadPackage(order.packages ?? [], { messageCallback: () => {} });
  pyodide.globals.set("order", pyodide.toPy({ script: order.script, arguments: order.arguments ?? [] }));
  const status = pyodide.runPython(RUN);
  return status === 0 && pyodide.globals.get("finish") ? pyodide.runPythonAsync(FINISH) : status;
}

try {
  process.exitCode = await run(JSON.parse(process.argv[2]));
} catch (error) {
  // Node would show the line that threw, which in Pyodide is a megabyte long.
  console.error(error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}
