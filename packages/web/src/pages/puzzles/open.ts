import { loadCore, loadPuzzles } from "@safehouse/games";
import { openPuzzle, type Puzzle, type PuzzleShelf, questionOf } from "@safehouse/games/puzzles";
import {
  type Language,
  type MatchRecord,
  type MessageTable,
  type RecordSeat,
  RECORD_FORMAT,
  type SeatDecision,
  type Timeline,
} from "@safehouse/kernel";
import { filmOf } from "../../play/replay/film.ts";
import { openReplaySession, type ReplaySession } from "../../play/replay/session.ts";
import { nameSeats } from "../../play/seat-names.ts";
import { firstOf, openSeries, type Series } from "./series.ts";

/** A puzzle on the real table, through the eyes of who is asked. */
export interface OpenPuzzle {
  readonly shelf: PuzzleShelf;
  readonly puzzle: Puzzle;
  readonly place: number;
  /** So many are in its series. */
  readonly count: number;
  readonly session: ReplaySession;
  readonly timeline: Timeline;
  readonly decision: SeatDecision;
  /** The match so far: it can be played on from there. */
  readonly record: Pick<MatchRecord, "game" | "rules" | "content" | "config" | "seats" | "entries">;
  /** Of the judge. */
  readonly texts: MessageTable;
}

/** Null where a game has none of these. */
export async function openPuzzleOf(
  id: string,
  series: Series,
  day: string,
  language: Language,
): Promise<OpenPuzzle | null> {
  const shelf = await loadPuzzles(id);
  // Those of one's own matches are of today's rules, those of the house of the rules they were found in.
  const core = shelf === null ? null : await loadCore(id, series.isOwn ? undefined : shelf.edition);
  if (core === null || shelf === null) return null;
  const opened = openSeries(shelf, id, core.meta, series);
  if (opened.count === 0) return null;
  const at = firstOf(shelf, opened, series, day);
  const [puzzle, texts] = await Promise.all([opened.at(at), shelf.texts[language]()]);
  const timeline = openPuzzle(core, puzzle);
  const seats = Array.from({ length: puzzle.seats }, (_, seat): RecordSeat =>
    seat === puzzle.seat ? { kind: "human" } : { kind: "bot", level: puzzle.level },
  );
  const { entries, config } = timeline;
  const { rules, content } = core.meta;
  const record = { game: id, rules, content, config: config as never, seats, entries };
  const whole = { ...record, format: RECORD_FORMAT, commitment: "", contributions: [], seed: "", hash: "" };
  const film = filmOf(core, whole as unknown as MatchRecord);
  if (!film.ok) throw new Error("the puzzle is of other rules");
  const session = openReplaySession(film.value, nameSeats(seats, language), { n: entries.length, eyes: puzzle.seat });
  const decision = questionOf(timeline, puzzle.seat);
  return { shelf, puzzle, place: at, count: opened.count, session, timeline, decision, record, texts };
}
