import { writeSync } from "node:fs";
import { openSqliteStore } from "../src/store/sqlite.ts";
import { entry } from "./store-suite-data.ts";

const [folder, match] = process.argv.slice(2) as [string, string];
const store = await openSqliteStore(folder);
let n = (await store.entries(match)).length;
for (;;) {
  // Several in one tick, so that the kill also hits commits of more than one.
  const batch = Array.from({ length: 1 + (n % 4) }, () => ++n);
  await Promise.all(
    batch.map(async (each) => {
      await store.append(match, entry(each), `command ${each}`);
      writeSync(1, `${each}\n`);
    }),
  );
}
