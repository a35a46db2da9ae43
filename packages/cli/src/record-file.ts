import { createReadStream } from "node:fs";
import { GAME_IDS, loadGame, rulesVersions } from "@safehouse/games";
import { type AnyGame, type MatchRecord, readRecord, recordMismatch, replay, replayRecord } from "@safehouse/kernel";
import { quote } from "./clean.ts";
import { CommandError } from "./exit.ts";
import type { Words } from "./words.ts";

const MEGABYTE = 1024 * 1024;
const LARGEST_FILE = 16 * MEGABYTE;

export interface LoadedRecord {
  readonly record: MatchRecord;
  readonly game: AnyGame;
}

/** Reads a record that this program can replay. What is malformed, foreign or of another version is bad input. */
export async function loadRecord(words: Words, path: string): Promise<LoadedRecord> {
  return judgeRecord(words, path, await readText(words, path));
}

export async function judgeRecord(words: Words, path: string, text: string): Promise<LoadedRecord> {
  const file = quote(path);
  const read = readRecord(text);
  if (!read.ok) throw CommandError.badInput(words("file.malformed", { file, problem: read.error }));
  const record = read.value;
  // Of an edition that is not played here, what is missing is told against the present one.
  const game = (await loadGame(record.game, record)) ?? (await loadGame(record.game));
  if (game === null) {
    throw CommandError.badInput(words("record.game", { file, given: quote(record.game), games: GAME_IDS.join(", ") }));
  }
  const problem = recordMismatch(game, record, await rulesVersions(record.game));
  if (problem !== null) throw CommandError.badInput(words("file.malformed", { file, problem }));
  return { record, game };
}

/** Replays a record to its end. A record that stops early is bad input; one that claims what did not happen is a mismatch. */
export function requireSound(words: Words, path: string, { record, game }: LoadedRecord): void {
  const file = quote(path);
  const replayed = replay(game, record.config, record.seats.length, record.entries);
  if (replayed.ok && game.outcome(replayed.value.state) === null) {
    throw CommandError.badInput(words("record.cut", { file, n: record.entries.length }));
  }
  const sound = replayRecord(game, record);
  if (!sound.ok) throw CommandError.mismatch(words("record.mismatch", { file, ...sound.error }));
}

/** The text of a file of reasonable size. */
export async function readText(words: Words, path: string): Promise<string> {
  const file = quote(path);
  const bytes = await readBytes(words, path);
  if (bytes.length > LARGEST_FILE) {
    throw CommandError.badInput(words("file.large", { file, limit: LARGEST_FILE / MEGABYTE }));
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw CommandError.badInput(words("file.binary", { file }));
  }
}

/** Never more than one byte above the limit, whatever the path leads to. */
async function readBytes(words: Words, path: string): Promise<Buffer> {
  const file = quote(path);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of createReadStream(path, { end: LARGEST_FILE })) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    const { code = "?" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") throw CommandError.badInput(words("file.missing", { file }));
    if (code === "EISDIR") throw CommandError.badInput(words("file.folder", { file }));
    throw CommandError.badInput(words("file.unreadable", { file, reason: code }));
  }
}
