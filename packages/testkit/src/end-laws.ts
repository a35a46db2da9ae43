import { commitmentOf } from "@safehouse/chance";
import {
  canonical,
  type Entry,
  hashState,
  type Json,
  type MatchRecord,
  type Outcome,
  type PointLine,
  readRecord,
  RECORD_FORMAT,
  recordMismatch,
  replayRecord,
  sameJson,
  type Timeline,
} from "@safehouse/kernel";
import { plainJsonProblem } from "./plain.ts";
import type { Trial } from "./trial.ts";

/** The laws of a finished match: a sound outcome, and a log that tells it again. */
export function examineEnd(trial: Trial, timeline: Timeline): void {
  const { game, report, tally } = trial;
  tally.matches++;
  const outcome: Outcome | null = game.outcome(timeline.state);
  if (outcome === null) return;
  examineOutcome(trial, outcome);
  const open = plainJsonProblem(game.view(timeline.state, "open"));
  if (open !== null) report("plain-json", `the open view: ${open}`);
  examineRecord(trial, recordOf(trial, timeline, outcome));
}

function examineOutcome(trial: Trial, outcome: Outcome): void {
  const { report, seats } = trial;
  const problem = plainJsonProblem(outcome);
  if (problem !== null) report("plain-json", `the outcome: ${problem}`);
  if (outcome.type === "shared") return examineLines(trial, outcome.points, outcome.lines);
  const { standings } = outcome;
  const order = standings.map((standing) => standing.seat);
  if (
    !sameJson(
      order.toSorted((a, b) => a - b),
      [...Array(seats).keys()],
    )
  ) {
    report("outcome", `the ranking names the seats ${order.join()}`);
  }
  for (const { seat, place, points, lines } of standings) {
    examineLines(trial, points, lines);
    if (!Number.isInteger(place) || place < 1 || place > seats) report("outcome", `seat ${seat} has place ${place}`);
  }
  if (standings.some((standing, i) => i > 0 && standing.place < (standings[i - 1]?.place ?? 0))) {
    report("outcome", `the ranking is not best first: ${standings.map((standing) => standing.place).join()}`);
  }
}

function examineLines(trial: Trial, points: number, lines: readonly PointLine[]): void {
  const sum = lines.reduce((total, line) => total + line.points, 0);
  if (sum !== points) trial.report("outcome", `${points} points, but the lines add up to ${sum}`);
  for (const line of lines) trial.texts.message(trial.report, line.text, "a line of the outcome");
}

function recordOf(trial: Trial, timeline: Timeline, outcome: Outcome): MatchRecord {
  const { meta } = trial.game;
  return {
    format: RECORD_FORMAT,
    game: meta.id,
    rules: meta.rules,
    content: meta.content,
    config: trial.config as Json,
    seats: Array.from({ length: trial.seats }, () => ({ kind: "bot", level: "random" })),
    commitment: commitmentOf("conform"),
    contributions: [],
    seed: "conform",
    entries: timeline.entries,
    hash: hashState(timeline.state),
    outcome,
  };
}

function examineRecord(trial: Trial, record: MatchRecord): void {
  const { game, report } = trial;
  const read = readRecord(JSON.stringify(record));
  if (!read.ok) return report("record", read.error);
  if (!sameJson(read.value, record)) report("record", "the record changes on its way through JSON");
  const mismatch = recordMismatch(game, read.value);
  if (mismatch !== null) report("record", mismatch);
  const replayed = replayRecord(game, read.value);
  if (replayed.ok) return;
  const { n, problem } = replayed.error;
  const entry: Entry | undefined = record.entries[n - 1];
  report("replay", `entry ${n} ${problem}: ${canonical(entry)}`);
}
