import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryStore } from "../src/store/memory.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import { storeSuite } from "./store-suite.ts";

storeSuite("SQLite", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "safehouse-store-")), "data");
  let store = await openSqliteStore(folder);
  return {
    store,
    async reopen() {
      await store.close();
      return (store = await openSqliteStore(folder));
    },
    async destroy() {
      await store.close();
      rmSync(join(folder, ".."), { recursive: true });
    },
  };
});

storeSuite("memory", async () => ({ store: memoryStore(), reopen: null, destroy: async () => {} }));
