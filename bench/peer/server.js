// boardgame.io's server with its in-memory storage and the game of shedding.js. `node server.js PORT` prints a line when it is open.
import { createRequire } from "node:module";
import { game } from "./game.js";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run(Number(process.argv[2]), () => console.log("open"));
