/**
 * Several houses on one Postgres of this machine under the same load: durable moves a second as fast as they go, and processor time a move,
 * then and at a pace that all of them can keep (where each of many houses has little to do, and little to write at once), of the houses and
 * of Postgres apart. Each match is played through one house, or each of its seats
 * through another. Asked is that a move costs at most a quarter more than with one house.
 */
import { startPostgres } from "../scripts/postgres/start.ts";
import { type Row, whole } from "./measure.ts";
import { postmasterOf } from "./postmaster.ts";
import { type Running, sharedLoad, startOnPostgres } from "./server-process.ts";

const SIZES = [1, 2, 4, 8];
const MATCHES = 200;
const SEATS = 4;
const FAST_MS = 4_000;
const PACED_MS = 6_000;
/** Of what one house can do. */
const PACE = 0.4;
/** What cannot be begun by then is left out. */
const MOST_MS = 150_000;

const SPREADS = { "through one house": ";", "each seat through another": "," } as const;
type Spread = keyof typeof SPREADS;

interface Measured {
  readonly rate: number;
  /** As fast as they go, in microseconds a move. */
  readonly fast: number;
  /** At the common pace. */
  readonly houses: number;
  readonly postgres: number;
  readonly p99: number;
}

export async function rows(): Promise<Row[]> {
  const postgres = await startPostgres({ max_connections: "500" });
  const houses: Running[] = [];
  try {
    const master = postmasterOf(postgres.data);
    const found: Row[] = [];
    let alone: Measured | null = null;
    let pace = 0;
    const end = performance.now() + MOST_MS;
    for (const size of SIZES) {
      while (houses.length < size) houses.push(await startOnPostgres(postgres.url));
      for (const spread of Object.keys(SPREADS) as Spread[]) {
        // With one it is the same.
        if ((size === 1 && alone !== null) || performance.now() > end) continue;
        const ports = houses.map(({ port }) => port).join(SPREADS[spread]);
        const pids = [...houses.map(({ pid }) => pid), master];
        const play = (...figures: number[]) => sharedLoad(ports, pids, "klaumau", MATCHES, ...figures);
        const { rate, cost: fast } = await play(FAST_MS, SEATS);
        pace ||= Math.round(rate * PACE);
        const { cost, costs, p99 } = await play(PACED_MS, SEATS, pace);
        const ofPostgres = costs.at(-1) ?? Number.NaN;
        const measured = { rate, fast, houses: cost - ofPostgres, postgres: ofPostgres, p99 };
        found.push(rowOf(size, spread, pace, measured, alone));
        alone ??= measured;
      }
    }
    return found;
  } finally {
    await Promise.all(houses.map((house) => house.close()));
    await postgres.end();
  }
}

function rowOf(size: number, spread: Spread, pace: number, measured: Measured, alone: Measured | null): Row {
  const { rate, fast, houses, postgres, p99 } = measured;
  const times = (pick: (of: Measured) => number): string => (pick(measured) / pick(alone ?? measured)).toFixed(2);
  const cost = (of: Measured): number => of.houses + of.postgres;
  return {
    what:
      alone === null
        ? `One house on a Postgres, ${MATCHES} matches of Klaumau at ${SEATS} seats`
        : `  ${size} houses, ${spread}`,
    figure: `${whole(rate)} moves/s, ${whole(fast)} µs each; at ${whole(pace)}/s ${whole(houses)} µs of houses and ${whole(postgres)} µs of Postgres a move, p99 ${p99.toFixed(0)} ms`,
    against: alone === null ? "" : "one house",
    ratio:
      alone === null
        ? ""
        : `${times((of) => of.rate)} × the moves at ${times((of) => of.fast)} × the time each; paced ${times(cost)} × the time a move (houses ${times((of) => of.houses)} ×, Postgres ${times((of) => of.postgres)} ×)`,
    target: alone === null ? "" : "≤ 1.25 × the time",
  };
}
