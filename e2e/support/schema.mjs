// Judges messages by the JSON schema:  node e2e/support/schema.mjs <schema file> <a definition>, messages as JSON on stdin
import { readFileSync } from "node:fs";
import process from "node:process";

import Ajv from "ajv/dist/2020.js";

const [file, definition] = process.argv.slice(2);
const schema = JSON.parse(readFileSync(file, "utf-8"));
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
ajv.addSchema(schema);
const validate = ajv.getSchema(`${schema.$id}#/$defs/${definition}`);
let sent = "";
for await (const part of process.stdin.setEncoding("utf-8")) sent += part;
const verdicts = JSON.parse(sent).map((message) => (validate(message) ? "" : ajv.errorsText(validate.errors)));
process.stdout.write(JSON.stringify(verdicts));
