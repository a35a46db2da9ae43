import type { Reader, View } from "@safehouse/games/clou/board";
import { type ClouGame, OWN } from "@safehouse/games/clou/paper";
import { readCrew, readHandedIn } from "../../handed-in.ts";
import type { MatchReading, OwnReading } from "../../printing.ts";
import { planMarks } from "./marks.ts";

/** Reads a match that somebody handed in. */
export async function readMatch(
  game: ClouGame,
  reader: Reader,
  text: string,
  older: readonly string[],
  readOwn: (code: string) => OwnReading,
): Promise<MatchReading> {
  const read = await readHandedIn<View>(game, text, (view) => readView(game, reader, view), older);
  if (!read.ok) return { ok: false, problem: read.error };
  const view = read.value;
  const { scenario, code = "" } = view.config;
  const things = [scenario, ...crewOf(reader, view)];
  if (scenario !== OWN) return { ok: true, match: { things, view } };
  const reading = readOwn(code);
  return reading.ok ? { ok: true, match: { things, view, own: reading.own } } : reading;
}

/** The thieves of a heist, by seat. */
export function crewOf(reader: Reader, view: View): string[] {
  return Array.from({ length: view.seats }, (_, seat) => reader.readHand(view, seat).thief);
}

function readView(game: ClouGame, reader: Reader, { config, seats, board }: Record<string, unknown>): View | string {
  const crew = readCrew(game, seats);
  if (typeof crew === "string") return crew;
  const configured = game.configure(config, crew);
  if (!configured.ok) return `The match's ${configured.error.path} ${configured.error.problem}.`;
  const { size } = game.tableOf(configured.value, crew);
  if (!isBoard(board, size)) return BROKEN;
  const state = { config: configured.value, seats: crew, board, queue: [], votes: [] };
  if (game.audit(state).length > 0) return BROKEN;
  const view: View = { ...game.view(state, "spectator"), vote: -1 };
  return isReadable(reader, view) ? view : BROKEN;
}

export const BROKEN = "The match's board is malformed, or of another release.";

/** So many small numbers. */
export function isBoard(board: unknown, size: number): board is number[] {
  return Array.isArray(board) && board.length === size && board.every(isSmall);
}

export function isSmall(number: unknown): number is number {
  return Number.isInteger(number) && Math.abs(number as number) <= 999;
}

/** The game reads boards of its own making; one of a stranger's may lead it anywhere. */
export function isReadable(reader: Reader, view: View): boolean {
  try {
    planMarks(reader, view);
    return true;
  } catch {
    return false;
  }
}
