import { verifyChance } from "@safehouse/chance";
import { type AnyGame, readRecord, recordMismatch, replayRecord } from "@safehouse/kernel";
import { playthrough } from "./playthrough.ts";

/**
 * What is wrong with a finished match kept as a file: normally nothing. `playthroughText` is what the match looked like when it was
 * recorded, if that was kept, too.
 */
export function checkFixture(game: AnyGame, recordText: string, playthroughText: string | null): string[] {
  const read = readRecord(recordText);
  if (!read.ok) return [read.error];
  const record = read.value;
  const mismatch = recordMismatch(game, record);
  if (mismatch !== null) return [mismatch];
  const problems: string[] = [];
  const replayed = replayRecord(game, record);
  if (!replayed.ok) problems.push(`Entry ${replayed.error.n} ${replayed.error.problem}.`);
  const verified = verifyChance(game, record);
  if (!verified.ok && (replayed.ok || verified.error.n === 0)) problems.push(verified.error.problem);
  if (replayed.ok && playthroughText !== null)
    problems.push(...firstChange(playthroughText, playthrough(game, record)));
  return problems;
}

function firstChange(kept: string, now: string): string[] {
  if (kept === now) return [];
  const keptLines = kept.split("\n");
  const nowLines = now.split("\n");
  const at = nowLines.findIndex((line, i) => line !== keptLines[i]);
  const line = at < 0 ? nowLines.length : at;
  return [
    `The playthrough differs in line ${line + 1}: ${keptLines[line] ?? "(nothing)"} became ${nowLines[line] ?? "(nothing)"}`,
  ];
}
