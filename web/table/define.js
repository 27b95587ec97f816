/** Makes the tag `<penguin-table>` known. */

import { PenguinTable } from "./element.js";

if (!customElements.get("penguin-table")) customElements.define("penguin-table", PenguinTable);
