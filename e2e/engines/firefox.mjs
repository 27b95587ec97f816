// Drives Firefox for test_engines.py:  node e2e/engines/firefox.mjs <program>
// A line of JSON for each order, a line of JSON in answer. Firefox speaks WebDriver BiDi, and puppeteer-core speaks it too.
import process from "node:process";
import { createInterface } from "node:readline";

import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({ browser: "firefox", executablePath: process.argv[2], headless: true, protocolTimeout: 120_000 });
const page = await browser.newPage();
await page.setViewport({ width: 1280, height: 800 });
const errors = [];
page.on("pageerror", (error) => errors.push(String(error)));
page.on("console", (message) => message.type() === "error" && errors.push(message.text()));

const orders = {
  goto: ({ address }) => page.goto(address).then(() => null),
  reload: () => page.reload().then(() => null),
  run: ({ script }) => page.evaluate(script),
  errors: () => errors,
  async click({ script }) {
    const handle = await page.evaluateHandle(script);
    await handle.asElement().click();
    return null;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  try {
    process.stdout.write(`${JSON.stringify({ answer: (await orders[order.do](order)) ?? null })}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`);
  }
}
await browser.close();
