import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryStore } from "../src/store/memory.ts";
import { openSqliteStore } from "../src/store/sqlite.ts";
import type { Store } from "../src/store/store.ts";
import { openStoreThread } from "../src/store/thread.ts";
import { type OpenedStore, storeSuite } from "./store-suite.ts";

storeSuite("SQLite", inFolder(openSqliteStore));
storeSuite(
  "SQLite in its thread",
  inFolder((folder) => openStoreThread({ folder })),
);
storeSuite("memory", async () => ({ store: memoryStore(), reopen: null, destroy: async () => {} }));

function inFolder(open: (folder: string) => Promise<Store>): () => Promise<OpenedStore> {
  return async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "safehouse-store-")), "data");
    let store = await open(folder);
    return {
      store,
      async reopen() {
        await store.close();
        return (store = await open(folder));
      },
      async destroy() {
        await store.close();
        rmSync(join(folder, ".."), { recursive: true });
      },
    };
  };
}
