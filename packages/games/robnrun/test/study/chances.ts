import { drawFrom, fastRandom } from "@safehouse/chance";
import { playout } from "@safehouse/kernel";
import { normal } from "../../bots/normal.ts";
import { SCENARIO_IDS } from "../../content/scenarios.ts";
import { robnrun } from "../../game.ts";
import { FEATURES, featuresOf } from "../../judge/chances.ts";

/**
 * Learns how likely a crew gets away from where it stands between two heists: `node chances.ts [matches]` plays that many with every
 * scenario and number of seats, and prints the weights that judge/chances.ts has.
 */
const MATCHES = Number(process.argv[2] ?? 300);
const STEPS = 400;
const RIDGE = 1e-3;

interface Row {
  readonly x: readonly number[];
  readonly isWon: number;
}

function rowsOf(seats: number): Row[] {
  const rows: Row[] = [];
  for (const scenario of SCENARIO_IDS) {
    const config = robnrun.configure({ scenario }, seats);
    if (!config.ok) continue;
    for (let i = 0; i < MATCHES; i++) {
      const random = fastRandom(7_000_000 + i);
      const state = robnrun.setup(config.value, seats);
      const met: number[][] = [];
      let heist = 0;
      playout(
        robnrun,
        state,
        {
          choose: (decision, view, moves) =>
            normal.choose({ view, decision, moves, history: [], random, budget: { nodes: 0 } }),
          draw: ({ draw }) => drawFrom(random, draw),
          watch: (_, { table }) => {
            if (table.stage !== "building" || table.heist === heist) return;
            heist = table.heist;
            met.push(featuresOf(table));
          },
        },
        100_000,
      );
      const isWon = Number(!robnrun.meta.losses?.includes(state.table.result as string));
      rows.push(...met.map((x) => ({ x, isWon })));
    }
  }
  return rows;
}

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** Newton's method: few weights, and a handful of steps is enough. */
function fit(rows: readonly Row[]): number[] {
  const weights = Array<number>(FEATURES).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -RIDGE * rows.length * weight);
    const hessian = weights.map((_, i) => weights.map((_, j) => (i === j ? RIDGE * rows.length : 0)));
    for (const { x, isWon } of rows) {
      const p = sigmoid(x.reduce((sum, value, i) => sum + value * (weights[i] as number), 0));
      x.forEach((a, i) => {
        gradient[i] = (gradient[i] as number) + a * (isWon - p);
        x.forEach((b, j) => ((hessian[i] as number[])[j] = (hessian[i]?.[j] as number) + a * b * p * (1 - p)));
      });
    }
    const change = solve(hessian, gradient);
    change.forEach((by, i) => (weights[i] = (weights[i] as number) + by));
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

function solve(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  rows.forEach((row, i) => {
    const lead = row[i] as number;
    for (let j = i; j < row.length; j++) row[j] = (row[j] as number) / lead;
    rows.forEach((other, k) => {
      if (k === i) return;
      const times = other[i] as number;
      for (let j = i; j < row.length; j++) other[j] = (other[j] as number) - times * (row[j] as number);
    });
  });
  return rows.map((row) => row.at(-1) as number);
}

for (let seats = robnrun.meta.seats.min; seats <= robnrun.meta.seats.max; seats++) {
  const rows = rowsOf(seats);
  const weights = fit(rows);
  const brier = rows.map(
    ({ x, isWon }) => (sigmoid(x.reduce((s, v, i) => s + v * (weights[i] as number), 0)) - isWon) ** 2,
  );
  const won = rows.reduce((sum, { isWon }) => sum + isWon, 0) / rows.length;
  process.stdout.write(
    `  ${seats}: [${weights.map((each) => each.toFixed(3)).join(", ")}], // ${rows.length} rows, Brier ${(
      brier.reduce((a, b) => a + b, 0) / rows.length
    ).toFixed(3)} against ${(won * (1 - won)).toFixed(3)}\n`,
  );
}
