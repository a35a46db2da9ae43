/** The server over the wire: durable moves against boardgame.io's server in memory, idle sockets, and the time to open. */
import { fastRandom } from "@safehouse/chance";
import { median, perSecond, type Row } from "./measure.ts";
import { installOnce, PEER_FOLDER } from "./install.ts";
import { type Load, ownLoad, peerLoad, type Running, startOwn, startPeer, startShedding } from "./server-process.ts";

const MATCHES = 200;
const MEASURED_MS = 8_000;
const ROUNDS = 2;
const SOCKETS = 5_000;
const FOLLOWED = 100;
const STARTS = 3;

export async function rows(): Promise<Row[]> {
  installOnce(PEER_FOLDER);
  const own: Load[] = [];
  const same: Load[] = [];
  const peer: Load[] = [];
  // Turn by turn, so that a slow moment of the machine hits both.
  for (let round = 0; round < ROUNDS; round++) {
    own.push(await during(startOwn, ({ port }) => ownLoad(port, "klaumau", MATCHES, MEASURED_MS)));
    same.push(await during(startShedding, ({ port }) => ownLoad(port, "shedding", MATCHES, MEASURED_MS)));
    peer.push(await during(startPeer, ({ port }) => peerLoad(port, MATCHES, MEASURED_MS)));
  }
  const [ours, skeleton, theirs] = [middle(own), middle(same), middle(peer)];
  const half = await during(startOwn, ({ port }) => ownLoad(port, "klaumau", MATCHES, MEASURED_MS, ours.rate / 2));
  return [
    {
      what: `Durable moves over WebSocket, ${MATCHES} matches of Klaumau`,
      figure: describe(ours),
      against: `boardgame.io 0.50.2 in memory, shedding skeleton, ${describe(theirs)}`,
      ratio: `${(ours.rate / theirs.rate).toFixed(1)} ×`,
      target: "≥ 5 ×",
    },
    {
      what: "  the peer's skeleton on our server",
      figure: describe(skeleton),
      against: "  the same",
      ratio: `${(skeleton.rate / theirs.rate).toFixed(1)} ×`,
      target: "",
    },
    {
      what: "  at half of that rate",
      figure: describe(half),
      against: "",
      ratio: "",
      target: "p99 < 50 ms",
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
  return { rate: of("rate"), p50: of("p50"), p99: of("p99") };
}

function describe({ rate, p50, p99 }: Load): string {
  return `${perSecond(rate, "moves")}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
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
      target: "≤ 30 kB",
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
    socket.addEventListener("open", () => socket.send(JSON.stringify({ type: "hello", n: 0 })));
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
