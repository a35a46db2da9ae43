// The shedding-game skeleton on boardgame.io: 4 players, 52 cards, 5 in hand; play what matches the top card in suit or rank, else
// draw; a match ends when a hand or the pile is empty. bench/shedding.ts is the same on our kernel.
// `node shedding.js MOVES SEED local|bare` runs in a process of its own and prints one line of JSON.
import { createRequire } from "node:module";
import { game, matches, SEATS } from "./game.js";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { Local } = require("boardgame.io/multiplayer");

const [moveCount, seed, mode] = process.argv.slice(2);

// A generator of our own for the players: both sides of the comparison choose by the same means.
let word = Number(seed) >>> 0 || 1;
function below(limit) {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return (word >>> 0) % limit;
}

/** `local`: a client for each seat, fed by the local authority. `bare`: one client for all, without authority and hidden cards. */
function clientsOf(number) {
  const spec = { game: { ...game, seed: `${seed}-${number}` }, numPlayers: SEATS, debug: false };
  if (mode === "bare") return Array(SEATS).fill(Client(spec));
  const multiplayer = Local();
  const matchID = `match-${number}`;
  return Array.from({ length: SEATS }, (_, seat) => Client({ ...spec, multiplayer, matchID, playerID: String(seat) }));
}

function playMatch(number, limit) {
  const clients = clientsOf(number);
  for (const client of new Set(clients)) client.start();
  let moves = 0;
  for (; moves < limit; moves++) {
    const { G, ctx } = clients[0].getState();
    if (ctx.gameover) break;
    const client = clients[ctx.currentPlayer];
    const playable = G.hands[ctx.currentPlayer].filter((card) => matches(card, G.top));
    if (playable.length > 0) client.moves.play(playable[below(playable.length)]);
    else client.moves.draw();
  }
  for (const client of new Set(clients)) client.stop();
  return moves;
}

function run(limit) {
  let moves = 0;
  let games = 0;
  while (moves < limit) {
    moves += playMatch(games, limit - moves);
    games++;
  }
  return { moves, games };
}

run(Math.floor(moveCount / 5));
const start = process.cpuUsage();
const { moves, games } = run(Number(moveCount));
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify({ moves, games, seconds: (user + system) / 1_000_000 }));
