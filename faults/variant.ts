/**
 * The server with something broken on purpose: FAULTS_SYNC=off, FAULTS_GAMES=odd, FAULTS_PAGES=N (the database may not grow beyond); or
 * another release of it: FAULTS_RULES=0,1 (the versions of the rules that it knows).
 */
import { buildApp } from "../packages/server/src/app.ts";
import { openShared } from "../packages/server/src/commons/open.ts";
import { HOUSE_GAMES } from "../packages/server/src/house.ts";
import { readSettings } from "../packages/server/src/settings.ts";
import type { Store } from "../packages/server/src/store/store.ts";
import { openStoreThread } from "../packages/server/src/store/thread.ts";
import { machine } from "../packages/server/src/surroundings.ts";
import { ODD_GAMES } from "../packages/server/test/odd-games.ts";
import { release } from "../packages/server/test/releases.ts";

const { FAULTS_SYNC: sync, FAULTS_GAMES: oddity, FAULTS_PAGES: pages, FAULTS_RULES: rules } = process.env;
const settings = readSettings(process.argv.slice(2), {});
if (!settings.ok || settings.value === "help") throw new Error("the settings of the variant are wrong");
const { data, host, port, store: address } = settings.value;
const version = "0.0.0";
const games =
  oddity === "odd" ? ODD_GAMES : rules === undefined ? HOUSE_GAMES : release(...rules.split(",").map(Number));
const belongings =
  address === null
    ? { store: await openFolder() }
    : await openShared({ address, bus: null, version, games, surroundings: machine });
const app = await buildApp({ version, settings: settings.value, games, ...belongings });
process.once("SIGTERM", () => void app.close());
await app.listen({ host, port });
console.log(`The variant is open at http://${host}:${port}/`);

function openFolder(): Promise<Store> {
  return openStoreThread({
    folder: data,
    synchronous: sync === "off" ? "off" : "full",
    ...(pages === undefined ? {} : { mostPages: Number(pages) }),
  });
}
