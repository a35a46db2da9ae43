/** The server with something broken on purpose: FAULTS_SYNC=off, FAULTS_GAMES=odd, FAULTS_PAGES=N (the database may not grow beyond). */
import { buildApp } from "../packages/server/src/app.ts";
import { HOUSE_GAMES } from "../packages/server/src/house.ts";
import { readSettings } from "../packages/server/src/settings.ts";
import { openStoreThread } from "../packages/server/src/store/thread.ts";
import { ODD_GAMES } from "../packages/server/test/odd-games.ts";

const { FAULTS_SYNC: sync, FAULTS_GAMES: games, FAULTS_PAGES: pages } = process.env;
const settings = readSettings(process.argv.slice(2), {});
if (!settings.ok || settings.value === "help") throw new Error("the settings of the variant are wrong");
const { data, host, port } = settings.value;
const store = await openStoreThread({
  folder: data,
  synchronous: sync === "off" ? "off" : "full",
  ...(pages === undefined ? {} : { mostPages: Number(pages) }),
});
const app = await buildApp({
  version: "0.0.0",
  settings: settings.value,
  store,
  games: games === "odd" ? ODD_GAMES : HOUSE_GAMES,
});
process.once("SIGTERM", () => void app.close());
await app.listen({ host, port });
console.log(`The variant is open at http://${host}:${port}/`);
