import { openPostgresStore } from "../src/store/postgres/open.ts";
import { makeDatabase } from "./postgres.ts";
import { storeSuite } from "./store-suite.ts";

storeSuite("Postgres", async () => {
  const { address, drop } = await makeDatabase();
  let store = await openPostgresStore(address);
  return {
    store,
    async reopen() {
      await store.close();
      return (store = await openPostgresStore(address));
    },
    async destroy() {
      await store.close();
      await drop();
    },
  };
});
