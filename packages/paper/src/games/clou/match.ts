import { clou } from "@safehouse/games/clou";
import type { View } from "@safehouse/games/clou/board";
import { isObject, readRecord, recordMismatch, replay } from "@safehouse/kernel";
import type { MatchReading } from "../../printing.ts";
import { planMarks } from "./marks.ts";

/** Reads a match that somebody handed in: nothing in it is trusted. */
export function readMatch(text: string): MatchReading {
  const snapshot = readSnapshot(text);
  if (snapshot !== null) return typeof snapshot === "string" ? wrong(snapshot) : found(snapshot);
  const read = readRecord(text);
  if (!read.ok) return wrong(read.error);
  const record = read.value;
  const mismatch = recordMismatch(clou, record);
  if (mismatch !== null) return wrong(mismatch);
  const replayed = replay(clou, record.config, record.seats.length, record.entries);
  if (!replayed.ok) return wrong(`Entry ${replayed.error.n} ${replayed.error.problem}.`);
  return found(clou.view(replayed.value.state as Parameters<typeof clou.view>[0], "spectator"));
}

/** What GET /api/matches/{id} answers. Null for something else, a sentence for a snapshot that cannot be. */
function readSnapshot(text: string): View | string | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(parsed) || !isObject(parsed["view"])) return null;
  if (parsed["game"] !== clou.meta.id) return `The match is not one of ${clou.meta.id}.`;
  const { config, seats, board } = parsed["view"];
  const { min, max } = clou.meta.seats;
  if (!Number.isInteger(seats) || (seats as number) < min || (seats as number) > max) return "The match has no crew.";
  const configured = clou.configure(config, seats as number);
  if (!configured.ok) return `The match's ${configured.error.path} ${configured.error.problem}.`;
  const broken = "The match's board is malformed, or of another release.";
  const { size } = clou.tableOf(configured.value, seats as number);
  if (!Array.isArray(board) || board.length !== size || !board.every(isSmall)) return broken;
  const state = { config: configured.value, seats: seats as number, board: board as number[], queue: [], votes: [] };
  if (clou.audit(state).length > 0) return broken;
  const view: View = { ...clou.view(state, "spectator"), vote: -1 };
  return isReadable(view) ? view : broken;
}

function isSmall(number: unknown): boolean {
  return Number.isInteger(number) && Math.abs(number as number) <= 999;
}

/** The game reads boards of its own making; one of a stranger's may lead it anywhere. */
function isReadable(view: View): boolean {
  try {
    planMarks(view);
    return true;
  } catch {
    return false;
  }
}

function found(view: View): MatchReading {
  const { scenario, thief1, thief2, thief3 } = view.config;
  return { ok: true, match: { things: [scenario, ...[thief1, thief2, thief3].slice(0, view.seats)], view } };
}

function wrong(problem: string): MatchReading {
  return { ok: false, problem };
}
