import { fastRandom } from "@safehouse/chance";
import { loadCore, type TableGame } from "@safehouse/games";
import {
  canonical,
  fail,
  hashState,
  type ImaginedWorld,
  type Json,
  type MatchRecord,
  ok,
  type RecordSeat,
  type Result,
  type MatchStudy,
  type SeenStudy,
  type StudyEyes,
} from "@safehouse/kernel";
import { chaptersOf, type Footage, momentOf } from "../play/replay/film.ts";
import { type RecordProblem, showRecord } from "../play/replay/read-record.ts";
import type { Moment, Told } from "../play/session.ts";
import { readSight, toldBefore } from "./seen.ts";

/** The match that a study is about, as far as its eyes see it. */
export interface StudyBase extends Footage {
  readonly eyes: StudyEyes;
  readonly seats: readonly RecordSeat[];
  /** The table to play on from after an entry. Through a seat's eyes a world is imagined: null if that cannot be had any more. */
  world(n: number, imagined: ImaginedWorld | undefined): unknown;
  /** Another world that these eyes could be in; nothing where all is open. */
  imagine(n: number): ImaginedWorld | undefined;
  /** What chance drew in the match where it is asked the same; null where that is not known. */
  drawn(label: string): Json | null;
}

/** Why a study is not shown, where its form is right. `edition`: nothing is wrong with it, but its rules are not here. */
export type BaseProblem =
  | RecordProblem
  | { readonly kind: "edition"; readonly rules: number }
  | { readonly kind: "damaged"; readonly n: number };

/** Plays the match of a study through, or reads what was seen of it. */
export async function openBase(study: MatchStudy): Promise<Result<StudyBase, BaseProblem>> {
  return study.eyes === "open" ? openWhole(study.record) : openSeen(study);
}

async function openWhole(record: MatchRecord): Promise<Result<StudyBase, BaseProblem>> {
  const shown = await showRecord(record, loadCore);
  if (!shown.ok) return shown;
  const film = shown.value;
  const draws = new Map(
    record.entries.flatMap(({ seat, decision, move }) => (seat === null ? [[decision, move]] : [])),
  );
  return ok({
    ...film,
    eyes: "open",
    seats: record.seats,
    world: (n) => film.state(n),
    imagine: () => undefined,
    drawn: (label) => draws.get(label) ?? null,
  });
}

async function openSeen(study: SeenStudy): Promise<Result<StudyBase, BaseProblem>> {
  const { seen, eyes } = study;
  const game = await loadCore(seen.game, seen);
  if (game === null)
    return fail({ kind: (await loadCore(seen.game)) === null ? "game" : "edition", rules: seen.rules } as BaseProblem);
  const sight = readSight(game, seen);
  if (!sight.ok) return fail({ kind: "damaged", n: sight.error });
  const { moments, log } = sight.value;
  const bad = moments.findIndex((moment) => !couldBe(game, eyes, moment, log));
  if (bad >= 0) return fail({ kind: "damaged", n: bad });
  const make = (n: number, seed: number): unknown =>
    game.imagine(moments[n]?.view, toldBefore(log, n), fastRandom(seed));
  return ok({
    game,
    eyes,
    seats: seen.seats,
    length: seen.steps.length,
    chapters: chaptersOf(
      game,
      log.map(({ events }) => events),
    ),
    moment: (n) => moments[n] as never,
    log: () => log,
    world(n, imagined) {
      if (imagined === undefined) return null;
      const state = make(n, imagined.seed);
      return hashState(state) === imagined.hash ? state : null;
    },
    imagine(n) {
      const seed = Math.floor(Math.random() * 2 ** 31);
      return { seed, hash: hashState(make(n, seed)) };
    },
    drawn: () => null,
  });
}

/** Whether a seat can have seen that: its own game, in a world that fits what it was told, shows the same. So an edited one is noticed. */
function couldBe(game: TableGame, eyes: number, moment: Moment, log: readonly Told[]): boolean {
  const { n, view, pending, outcome } = moment;
  const isKnown = (log[n - 1]?.events ?? []).every(({ type }) => Object.hasOwn(game.meta.events, type));
  if (!isKnown) return false;
  try {
    const shown = momentOf(game, game.imagine(view, toldBefore(log, n), fastRandom(n)), n, eyes);
    return canonical([shown.view, shown.pending, shown.outcome]) === canonical([view, pending, outcome]);
  } catch {
    return false;
  }
}
