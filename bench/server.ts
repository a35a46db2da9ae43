/** The server over the wire: durable moves against boardgame.io's server in memory, idle sockets, and the time to open. */
import { fastRandom } from "@safehouse/chance";
import { median, perSecond, type Row } from "./measure.ts";
import { installOnce, PEER_FOLDER } from "./install.ts";
import { type Load, ownLoad, peerLoad, type Running, startOwn, startPeer, startShedding } from "./server-process.ts";

const MATCHES = 200;
const SEATS = 4;
const MEASURED_MS = 8_000;
const ROUNDS = 3;
/** Nearly as many as a house takes: what V8 keeps for the young is then a small part of it. */
const SOCKETS = 9_000;
const FOLLOWED = 100;
const STARTS = 3;

export async function rows(): Promise<Row[]> {
  installOnce(PEER_FOLDER);
  const own: Load[] = [];
  const same: Load[] = [];
  const peer: Load[] = [];
  // Turn by turn, so that a slow moment of the machine hits all of them.
  for (let round = 0; round < ROUNDS; round++) {
    own.push(await during(startOwn, (server) => ownLoad(server, "klaumau", MATCHES, MEASURED_MS, SEATS)));
    same.push(await during(startShedding, (server) => ownLoad(server, "shedding", MATCHES, MEASURED_MS, SEATS)));
    peer.push(await during(startPeer, (server) => peerLoad(server, MATCHES, MEASURED_MS, SEATS)));
  }
  const [ours, skeleton, theirs] = [middle(own), middle(same), middle(peer)];
  const against = (load: Load): string =>
    `${(load.rate / theirs.rate).toFixed(2)} × its rate, ${(load.cost / theirs.cost).toFixed(2)} × its processor time`;
  const half = await during(startOwn, (server) =>
    ownLoad(server, "klaumau", MATCHES, MEASURED_MS, SEATS, ours.rate / 2),
  );
  return [
    {
      what: `Durable moves over WebSocket, ${MATCHES} matches of Klaumau at ${SEATS} seats`,
      figure: describe(ours),
      against: `boardgame.io 0.50.2 in memory, shedding skeleton, ${describe(theirs)}`,
      ratio: against(ours),
      target: "≥ 4 × and ≤ 0.25 ×",
    },
    {
      what: "  the peer's skeleton on our server",
      figure: describe(skeleton),
      against: "  the same",
      ratio: against(skeleton),
      target: "≥ 2 × and ≤ 0.5 ×",
    },
    {
      what: "  at half of that rate",
      figure: describe(half),
      against: "due evenly, and timed from when they were due",
      ratio: `${(half.rate / ours.rate).toFixed(2)} × the rate`,
      target: "p99 < 30 ms",
    },
    await idleSockets(),
    await opening(),
  ];
}

async function during<T>(start: () => Promise<Running>, act: (server: Running) => Promise<T>): Promise<T> {
  const server = await start();
  try {
    return await act(server);
  } finally {
    await server.close();
  }
}

function middle(loads: readonly Load[]): Load {
  const of = (field: keyof Load): number => median(loads.map((load) => load[field]));
  return { rate: of("rate"), cost: of("cost"), p50: of("p50"), p99: of("p99") };
}

function describe({ rate, cost, p50, p99 }: Load): string {
  return `${perSecond(rate, "moves")}, ${cost.toFixed(0)} µs each, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}

/** Spectators of matches that nobody plays. */
function idleSockets(): Promise<Row> {
  return during(startOwn, async (server) => {
    const ids: string[] = [];
    for (let i = 0; i < FOLLOWED; i++) ids.push(await makeMatch(server.port));
    const random = fastRandom(3);
    const follow = (): Promise<WebSocket> => watch(server.port, ids[random.below(FOLLOWED)] as string);
    // The first few fill what all share.
    const sockets = await many(FOLLOWED, follow);
    await settle();
    const before = server.memory();
    sockets.push(...(await many(SOCKETS, follow)));
    await settle();
    const each = (server.memory() - before) / SOCKETS;
    for (const socket of sockets) socket.close();
    return {
      what: "Memory per idle socket",
      figure: `${(each / 1024).toFixed(1)} KiB`,
      against: `${SOCKETS.toLocaleString("en")} sockets, growth of resident memory`,
      ratio: "",
      target: "≤ 20 kB",
    };
  });
}

async function opening(): Promise<Row> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) times.push(await during(startOwn, async ({ openedAfterMs }) => openedAfterMs));
  return {
    what: "Server from start to open, from sources",
    figure: `${median(times).toFixed(0)} ms`,
    against: `${STARTS} starts in empty folders`,
    ratio: "",
    target: "< 1,000 ms built",
  };
}

async function makeMatch(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "klaumau", seats: [{ kind: "human" }, { kind: "human" }] }),
  });
  return ((await response.json()) as { id: string }).id;
}

function watch(port: number, id: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/matches/${id}/live`);
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "hello", n: 0, views: "changes" })));
    socket.addEventListener("message", () => resolve(socket), { once: true });
    socket.addEventListener("error", () => reject(new Error("a socket did not open")));
  });
}

/** A hundred at a time. */
async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: 100 }, make))));
  return made;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3_000));
}
