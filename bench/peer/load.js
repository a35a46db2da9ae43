// Plays many matches at once on server.js over socket.io, as its own client does but without its cost: `node load.js PORT PID MATCHES MS SEATS`.
// A move is acknowledged when the sender gets the state after it. Prints one line of JSON: {moves, seconds, used, latencies}.
import { createRequire } from "node:module";
import { processorSeconds } from "../processor-time.ts";
import { matches } from "./game.js";

const require = createRequire(import.meta.url);
const { io } = require("socket.io-client");
const [port, pid, count, milliseconds, seatCount] = process.argv.slice(2).map(Number);
// Both as long as in ../server-load.ts.
const WARM_UP_MS = 5_000;
const MOST_MAKING_MS = 15_000;

const latencies = [];
let isMeasuring = false;
let isOver = false;
let made = 0;
let begun = 0;
const { promise: allMade, resolve: onAllMade } = Promise.withResolvers();

async function playMatch() {
  const server = `http://127.0.0.1:${port}`;
  // A match that nobody knows yet is made by whoever asks for it first: without the lobby there are no credentials to check either.
  const matchID = `match-${++made}`;
  const seats = Array.from({ length: seatCount }, (_, seat) => String(seat));
  await new Promise((resolve) => {
    let seated = 0;
    const sockets = seats.map(() => io(`${server}/shedding`, { transports: ["websocket"], forceNew: true }));
    const end = () => {
      for (const socket of sockets) socket.disconnect();
      resolve();
    };
    for (const [seat, playerID] of seats.entries()) {
      const socket = sockets[seat];
      let sentAt = null;
      let sentFrom = -1;
      const act = ({ G, ctx, _stateID }) => {
        if (sentAt !== null && _stateID > sentFrom) {
          if (isMeasuring) latencies.push(performance.now() - sentAt);
          sentAt = null;
        }
        if (isOver || ctx.gameover) return end();
        if (ctx.currentPlayer !== playerID || sentAt !== null) return;
        const card = G.hands[seat].find((each) => matches(each, G.top));
        const [type, args] = card === undefined ? ["draw", []] : ["play", [card]];
        sentAt = performance.now();
        sentFrom = _stateID;
        socket.emit("update", { type: "MAKE_MOVE", payload: { type, args, playerID } }, _stateID, matchID, playerID);
      };
      socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, seatCount));
      socket.once("sync", () => ++seated === seatCount && ++begun === count && onAllMade());
      socket.on("sync", (_id, { state }) => act(state));
      socket.on("update", (_id, state) => act(state));
      socket.on("disconnect", resolve);
    }
  });
}

async function lane() {
  while (!isOver) await playMatch();
}

for (let i = 0; i < count; i++) void lane();
await Promise.race([allMade, new Promise((resolve) => setTimeout(resolve, MOST_MAKING_MS))]);
await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
isMeasuring = true;
const start = performance.now();
const usedBefore = processorSeconds(pid);
await new Promise((resolve) => setTimeout(resolve, milliseconds));
const seconds = (performance.now() - start) / 1000;
const used = processorSeconds(pid) - usedBefore;
isMeasuring = false;
isOver = true;
process.stdout.write(`${JSON.stringify({ moves: latencies.length, seconds, used, latencies })}\n`, () =>
  process.exit(0),
);
