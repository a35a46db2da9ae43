import { writeSync } from "node:fs";
import { openSqliteStore } from "../src/store/sqlite.ts";
import { entry } from "./store-suite-data.ts";
import { appendTo, linesOf } from "./store-lines.ts";

const [folder, match] = process.argv.slice(2) as [string, string];
const store = await openSqliteStore(folder);
let n = (await linesOf(store, match)).length;
for (;;) {
  // Several in one tick, so that the kill also hits commits of more than one.
  const batch = Array.from({ length: 1 + (n % 4) }, () => ++n);
  await Promise.all(
    batch.map(async (each) => {
      await appendTo(store, match, entry(each), `command ${each}`);
      writeSync(1, `${each}\n`);
    }),
  );
}
