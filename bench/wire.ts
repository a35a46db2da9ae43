/** What a move costs on the wire: whole matches of every game, played by our own client over a real server. */
import { fastRandom } from "@safehouse/chance";
import { GAME_IDS, loadOffer } from "@safehouse/games";
import { type LiveMatch, openClient } from "@safehouse/protocol";
import { median, type Row, whole } from "./measure.ts";
import { startOwn } from "./server-process.ts";

const MOST_SEATS = 4;
const MATCHES = 2;
/** What the client that asked for the state after every entry cost, measured with this very program. */
const BEFORE: { readonly [game: string]: string } = {
  klaumau: "3.74 and 1.93 frames, 4.35 questions, 1,817 B, p95 4,406",
  robnrun: "4.06 and 2.09 frames, 5.09 questions, 3,621 B, p95 7,398",
  clou: "3.95 and 2.06 frames, 3.79 questions, 2,927 B, p95 11,131",
  "clou-again": "4.02 and 2.15 frames, 2.96 questions, 2,999 B, p95 11,798",
  "clou-christmas": "4.02 and 2.13 frames, 3.98 questions, 4,198 B, p95 12,824",
};
const TARGETS: { readonly [game: string]: string } = { klaumau: "1 frame, ≤ 2 kB", clou: "1 frame, ≤ 4 kB" };

/** What one viewer received and sent during one move. */
interface Traffic {
  frames: number;
  bytes: number;
  asked: number;
}

export async function rows(): Promise<Row[]> {
  const server = await startOwn();
  try {
    const table: Row[] = [];
    for (const id of GAME_IDS) table.push(await rowOf(id, `http://127.0.0.1:${server.port}`));
    return table;
  } finally {
    await server.close();
  }
}

async function rowOf(game: string, server: string): Promise<Row> {
  const seats = (await loadOffer(game))?.meta.seats ?? { max: 0 };
  const count = Math.min(MOST_SEATS, seats.max);
  const movers: Traffic[] = [];
  const others: Traffic[] = [];
  for (let seed = 0; seed < MATCHES; seed++) await playMatch(server, game, count, seed, movers, others);
  const frames = (all: readonly Traffic[]): string => mean(all.map((each) => each.frames)).toFixed(2);
  const all = [...movers, ...others];
  const bytes = all.map((each) => each.bytes).toSorted((a, b) => a - b);
  const asked = (all.reduce((sum, each) => sum + each.asked, 0) / movers.length).toFixed(2);
  return {
    what: `The wire, ${game} at ${count} seats, ${movers.length} moves`,
    figure:
      `a move: ${frames(movers)} frames to its sender, ${frames(others)} to each other, ${asked} questions; ` +
      `${whole(median(bytes))} B a viewer, p95 ${whole(bytes[Math.floor(bytes.length * 0.95)] ?? Number.NaN)}`,
    against: `asking after every entry: ${BEFORE[game] ?? ""}`,
    ratio: "",
    target: TARGETS[game] ?? "",
  };
}

async function playMatch(
  server: string,
  game: string,
  count: number,
  seed: number,
  movers: Traffic[],
  others: Traffic[],
): Promise<void> {
  const made = await openClient({ server }).createMatch({
    game,
    seats: Array.from({ length: count }, () => ({ kind: "human" })),
    seed: `wire-${seed}`,
  });
  if (made.result === "failed") throw new Error(made.error);
  const random = fastRandom(seed);
  const traffic = made.value.seats.map((): Traffic => ({ frames: 0, bytes: 0, asked: 0 }));
  const seats = made.value.seats.map(({ token }, seat) =>
    openClient({ server, WebSocket: counting(traffic[seat] as Traffic) }).match(made.value.id, token),
  );
  for (let n = 0; ;) {
    await allCurrent(seats, n);
    const asked = seats.flatMap((live, seat) => (live.state?.moves ?? []).map((move) => ({ seat, ...move })));
    if (asked.length === 0) break;
    const { seat, decision, move } = asked[random.below(asked.length)] as (typeof asked)[number];
    for (const each of traffic) Object.assign(each, { frames: 0, bytes: 0, asked: 0 });
    const answer = await (seats[seat] as LiveMatch).submit(decision, move);
    if (answer.result !== "done") throw new Error(`a listed move got ${answer.status}`);
    n = answer.n;
    await allCurrent(seats, n);
    for (const [i, each] of traffic.entries()) (i === seat ? movers : others).push({ ...each });
  }
  for (const live of seats) live.close();
}

/** Until everybody has the state after entry n, and nobody waits for anything. */
function allCurrent(seats: readonly LiveMatch[], n: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (seats.some(({ connection }) => connection.status === "refused")) reject(new Error("a seat was refused"));
      if (!seats.every((live) => live.isCurrent && (live.state?.n ?? -1) >= n)) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = seats.map((live) => live.subscribe(() => queueMicrotask(look)));
    look();
  });
}

function counting(traffic: Traffic): typeof WebSocket {
  return class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener("message", ({ data }) => {
        traffic.frames++;
        traffic.bytes += Buffer.byteLength(data as string);
      });
    }

    override send(text: string): void {
      if (text.includes('"hello"')) traffic.asked++;
      super.send(text);
    }
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
