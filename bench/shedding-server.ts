/** Our server with the shedding game of the peer instead of the games of the house. Takes the server's own flags. */
import { buildApp } from "../packages/server/src/app.ts";
import { readSettings } from "../packages/server/src/settings.ts";
import { openStoreThread } from "../packages/server/src/store/thread.ts";
import { shedding } from "./shedding.ts";

const settings = readSettings(process.argv.slice(2), {});
if (!settings.ok || settings.value === "help") throw new Error("the settings are wrong");
const { host, port, data } = settings.value;
const app = await buildApp({
  version: "0.0.0",
  settings: settings.value,
  store: await openStoreThread({ folder: data }),
  games: { ids: [shedding.meta.id], load: async () => shedding, module: import.meta.resolve("./shedding.ts") },
});
process.once("SIGTERM", () => void app.close());
await app.listen({ host, port });
console.log(`The shedding server is open at http://${host}:${port}/`);
