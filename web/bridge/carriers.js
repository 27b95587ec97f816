/** The ways to Python from a site of many files, the best first: a worker, and the page itself where no worker starts. */

import { site } from "../places.js";
import { probe } from "./diagnosis.js";
import { BootFailure } from "./failures.js";
import { openPage } from "./page-carrier.js";
import { isPyScript, loadPyScript } from "./pyscript.js";
import { openWorker } from "./worker-carrier.js";

/** @import { Note, Opening } from "./types.js" */

/**
 * @param {number} attempt
 * @param {(note: Note) => void} listen
 * @param {() => void} moving called when something has come
 * @returns {Promise<(() => Opening)[]>} each of them throws `NoWorker`, or its `ready` does, where the next one is to be tried
 * @throws {BootFailure}
 */
export async function carriers(attempt, listen, moving) {
  const probes = await Promise.all(site.files.filter(isPyScript).map((file) => probe(file)));
  for (const { failure } of probes) if (failure) throw new BootFailure(failure.code, failure.facts);
  moving();
  const pyscript = await loadPyScript(attempt);
  listen({ kind: "step", step: "pyscript" });
  return [() => openWorker(pyscript, attempt, listen), () => openPage(attempt, listen)];
}
