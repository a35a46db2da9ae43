/**
 * `npm run lab`: measures what the lab page shows, of all games or of those named (`npm run lab -- clou`), and writes it into
 * `packages/games/<game>/lab.json`. The usual sizes are small, for an evening's glance; `-- --times 10` plays ten times as much. It runs on
 * all cores and says how far it is; a run that was cut off goes on where it stood, as long as nothing in the games has changed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { GAME_IDS } from "@safehouse/games";
import type { LabLine, LabResults, LabRung, LabSurvey } from "@safehouse/games/lab";
import { ROOT } from "./tool.ts";

const SEED = 1;
const DIGITS = 100;
/** Matches a table and level (an expert plays a quarter), a rung, and a line. */
const SIZES = { survey: 20, ladder: 10, balance: 20 };
type Study = keyof typeof SIZES;
const STUDIES = Object.keys(SIZES) as Study[];

const GAMES = join(ROOT, "packages", "games");
const KEPT = join(ROOT, "node_modules", ".cache", "lab");

const { values, positionals } = parseArgs({
  options: { times: { type: "string", default: "1" } },
  allowPositionals: true,
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error("--times takes a whole number");
const unknown = positionals.filter((id) => !GAME_IDS.includes(id));
if (unknown.length > 0) throw new Error(`there is no game ${unknown.join(", ")}; there are ${GAME_IDS.join(", ")}`);

const SOURCES = hashOfGames();
mkdirSync(KEPT, { recursive: true });
for (const game of positionals.length > 0 ? positionals : GAME_IDS) {
  const file = join(GAMES, game, "lab.json");
  const text = fileText(measure(game));
  writeFileSync(file, text);
  // What is written down is measured anew the next time.
  for (const study of STUDIES) rmSync(keptOf(study, game));
  console.log(`${relative(ROOT, file)}: ${(text.length / 1000).toFixed(1)} kB`);
}

interface Told {
  readonly rules: number;
  readonly content: string;
}

function measure(game: string): LabResults {
  const survey = ask<LabSurvey & Told>("survey", game);
  const { rungs } = ask<{ readonly rungs: readonly FoundRung[] }>("ladder", game);
  const { lines } = ask<{ readonly lines: readonly LabLine[] }>("balance", game);
  const { games, expertGames, groups, names, samples, rules, content } = survey;
  return {
    edition: { rules, content },
    seed: SEED,
    survey: { games, expertGames, groups, names, samples },
    ladder: { games: times * SIZES.ladder, rungs: rungs.map(rungOf) },
    lines: { games: times * SIZES.balance, lines: lines.map((line) => ({ ...line, miss: tidy(line.miss) })) },
  };
}

interface Figure {
  readonly mean: number;
  readonly error: number;
}

/** As `safehouse ladder` prints it. */
interface FoundRung extends Pick<LabRung, "seats" | "low" | "high" | "by" | "isApart"> {
  readonly lead: Figure;
  readonly won: { readonly low: Figure | null; readonly high: Figure } | null;
}

function rungOf({ seats, low, high, by, isApart, lead, won }: FoundRung): LabRung {
  const wins = won === null ? null : ([tidy(won.low?.mean ?? 1 / seats), tidy(won.high.mean)] as const);
  return { seats, low, high, by, lead: [tidy(lead.mean), tidy(lead.error)], won: wins, isApart };
}

/** One study by the command line, which keeps what it has played beside us. */
function ask<Answer>(study: Study, game: string): Answer {
  console.log(`${study} ${game}`);
  const safehouse = join(ROOT, "packages", "cli", "bin", "safehouse.js");
  const size = String(times * SIZES[study]);
  const { status, stdout } = spawnSync(
    process.execPath,
    [safehouse, study, game, "--games", size, "--seed", String(SEED), "--keep", keptOf(study, game), "--json"],
    { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  // 1 says that something does not hold: that is a result.
  if (status !== 0 && status !== 1) throw new Error(`safehouse ${study} ${game} ended with ${status}`);
  return JSON.parse(stdout) as Answer;
}

function keptOf(study: Study, game: string): string {
  return join(KEPT, `${game}-${study}-${SOURCES}.jsonl`);
}

/** Bots may change while rules and content stay the same: what was kept is good for these sources alone. */
function hashOfGames(): string {
  const hash = createHash("sha256");
  const files = globSync("{kernel,games,host,chance}/**/*.ts", {
    cwd: join(ROOT, "packages"),
    exclude: (name) => name === "test" || name === "node_modules",
  });
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, "packages", file)));
  return hash.digest("hex").slice(0, 12);
}

function tidy(value: number): number {
  return Math.round(DIGITS * value) / DIGITS;
}

/** A sample, a rung and a line a line, so that a difference shows what has changed. */
function fileText({ survey, ladder, lines, ...rest }: LabResults): string {
  const list = (items: readonly unknown[]): string =>
    `[\n${items.map((item) => `    ${JSON.stringify(item)}`).join(",\n")}\n  ]`;
  const { samples, ...told } = survey;
  const head = JSON.stringify(rest).slice(1, -1);
  return [
    `{\n  ${head},`,
    `  "ladder": {"games": ${ladder.games}, "rungs": ${list(ladder.rungs)}},`,
    `  "lines": {"games": ${lines.games}, "lines": ${list(lines.lines)}},`,
    `  "survey": {${JSON.stringify(told).slice(1, -1)}, "samples": ${list(samples)}}`,
    "}\n",
  ].join("\n");
}
