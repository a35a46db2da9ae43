/**
 * Plays many matches at once on servers: `node server-load.ts PORTS PIDS GAME MATCHES MS SEATS [MOVES_PER_SECOND]`. Prints one line of JSON.
 * PORTS are groups such as `1,2;3,4`: matches are shared out among the groups, and the seats of each among the ports of its group. PIDS
 * such as `1,2` are the processes whose time is counted, each apart and with its children.
 */
import { isObject } from "@safehouse/kernel";
import type { Changes, CreatedMatch, StateFrame } from "@safehouse/protocol";
import { applyChange, type Scene, sceneOf } from "@safehouse/protocol/changes";
// Node's own WebSocket would take so much of the second core that it, and not the server, were measured.
import { WebSocket } from "ws";
import { familySeconds } from "./processor-time.ts";

/** The compiler is at work for some seconds; a server runs for weeks. The peer's load waits as long. */
const WARM_UP_MS = 5_000;
/** A machine that does much else takes long to make the first matches. */
const MOST_MAKING_MS = 15_000;

const [ports = "", pids = "", game, ...figures] = process.argv.slice(2);
const groups = ports.split(";").map((group) => group.split(","));
const [count = 0, milliseconds = 0, seatCount = 0, pace = 0] = figures.map(Number);
const latencies: number[] = [];
const { promise: allMade, resolve: onAllMade } = Promise.withResolvers<void>();
let made = 0;
let begun = 0;
let isMeasuring = false;
let isOver = false;
/** Seats that would move; each says whether it did, and is told since when that move is due. */
const waiting: ((dueAt: number) => boolean)[] = [];
/** Moves that were due and came to nothing, since another seat was first: somebody else makes them. */
const owed: number[] = [];

for (let i = 0; i < count; i++) void lane();
await Promise.race([allMade, wait(MOST_MAKING_MS)]);
if (pace > 0) void letMove();
await wait(WARM_UP_MS);
isMeasuring = true;
const start = performance.now();
const usedBefore = timesUsed();
await wait(milliseconds);
const seconds = (performance.now() - start) / 1000;
const used = timesUsed().map((time, i) => time - (usedBefore[i] ?? 0));
isMeasuring = false;
isOver = true;
const moves = latencies.length;
// What is still due has waited for so long at least.
for (const dueAt of owed) latencies.push(performance.now() - dueAt);
process.stdout.write(`${JSON.stringify({ moves, seconds, used, latencies })}\n`, () => process.exit(0));

function timesUsed(): number[] {
  return pids.split(",").map(familySeconds);
}

async function lane(): Promise<void> {
  while (!isOver) await playMatch();
}

async function playMatch(): Promise<void> {
  const turn = made++;
  const group = groups[turn % groups.length] ?? [];
  const hostOf = (seat: number): string => `127.0.0.1:${group[(turn + seat) % group.length]}`;
  const response = await fetch(`http://${hostOf(0)}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game, seats: Array.from({ length: seatCount }, () => ({ kind: "human" })) }),
  });
  // A machine that does much else may make the store look away for a moment.
  if (response.status !== 201) return wait(1_000);
  const { id, seats } = (await response.json()) as CreatedMatch;
  if (++begun === count) onAllMade();
  const sockets = seats.map(({ token }, seat) =>
    playSeat(`ws://${hostOf(seat)}/api/matches/${id}/live`, token as string),
  );
  await Promise.race(sockets.map(({ over }) => over));
  for (const { socket } of sockets) socket.close();
}

/** One move under way at a time; a refused one (the other seat was first) is no move. */
function playSeat(url: string, token: string): { readonly socket: WebSocket; readonly over: Promise<void> } {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const { promise: over, resolve } = Promise.withResolvers<void>();
  /** Since when the answer is waited for: with a pace, since the move was due and not since it was sent. */
  let since: number | null = null;
  let answered = "";
  let commands = 0;
  let scene: Scene | null = null;
  let isWaiting = false;
  const move = (dueAt: number): boolean => {
    isWaiting = false;
    // Whoever waited may be asked something else by now, or nothing.
    const first = scene?.menus[0];
    if (isOver || since !== null || first === undefined || first.decision === answered) return false;
    since = dueAt;
    answered = first.decision;
    const { decision } = first;
    const [move] = first.options[0] ?? [];
    const n = scene?.n;
    socket.send(JSON.stringify({ type: "move", command: `${++commands}`, n, decision, move }));
    return true;
  };
  const act = (): void => {
    if (pace === 0) return void move(performance.now());
    if (isWaiting || scene?.menus[0] === undefined) return;
    isWaiting = true;
    waiting.push(move);
  };
  socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token, n: 0, views: "changes" })));
  socket.on("close", () => resolve());
  socket.on("error", () => resolve());
  socket.on("message", (data) => {
    const frame: unknown = JSON.parse(String(data));
    if (!isObject(frame)) return;
    if (frame["type"] === "answer" && since !== null) {
      if (frame["status"] !== 200 && pace > 0) owed.push(since);
      else if (isMeasuring && frame["status"] === 200) latencies.push(performance.now() - since);
      since = null;
    }
    if (frame["type"] === "error") return resolve();
    if (frame["type"] === "state") scene = sceneOf(frame as unknown as StateFrame);
    const told = (frame["type"] === "answer" ? frame["entry"] : frame) as Changes | undefined;
    if (scene !== null && told?.changes) scene = applyChange({ ...scene, n: told.n }, told.changes) as Scene;
    if (scene?.outcome) return resolve();
    act();
  });
  return { socket, over };
}

/**
 * Moves are due evenly at the asked pace, whatever becomes of those before them. One that finds nobody to make it, because the server has
 * not told anybody yet, stays due, and its time counts from then: a server that stands still is not spared the moves that it held up.
 */
async function letMove(): Promise<void> {
  for (let next = performance.now(); !isOver; await wait(1)) {
    for (; next <= performance.now(); next += 1000 / pace) owed.push(next);
    while (owed.length > 0) {
      const move = waiting.shift();
      if (move === undefined) break;
      if (move(owed[0] as number)) owed.shift();
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
