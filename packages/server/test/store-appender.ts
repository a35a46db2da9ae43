import { writeSync } from "node:fs";
import { openSqliteStore } from "../src/store/sqlite.ts";
import { entry } from "./store-suite-data.ts";

const [folder, match] = process.argv.slice(2) as [string, string];
const store = await openSqliteStore(folder);
let { head } = await store.readLog(match);
for (;;) {
  // Several at once, so that the kill also hits commits of more than one.
  const lines = Array.from({ length: 1 + (head.n % 4) }, (_, i) => ({
    entry: entry(head.n + 1 + i),
    command: `command ${head.n + 1 + i}`,
  }));
  ({ head } = await store.append(match, head, lines));
  for (const { entry } of lines) writeSync(1, `${entry.n}\n`);
}
