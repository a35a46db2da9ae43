import {
  type Branched,
  fail,
  found,
  ok,
  playBranch,
  type Result,
  type StudyBranch,
  type StudyPlace,
  type StudyWork,
  type Viewer,
} from "@safehouse/kernel";
import { chaptersOf, eventsFor, type Footage, momentOf } from "../play/replay/film.ts";
import type { StudyBase } from "./base.ts";

/** The match up to where a branch leaves it, and on along the branch: shown as one, from the first entry to the last step. */
export interface Line extends Footage {
  readonly branch: number | null;
  /** What moment of the study that is. */
  placeAt(n: number): StudyPlace;
  /** Null for a place that is not on this line. */
  findPlace(place: StudyPlace): number | null;
  /** The table to play on from; null where these eyes do not know it. */
  state(n: number): unknown;
}

/** Why a branch cannot be shown: its world is imagined otherwise now, or one of its steps cannot happen. */
export type LineProblem = { readonly kind: "world" } | { readonly kind: "step"; readonly n: number };

/** A stretch of the line: from its entry `after` on, so many steps of one branch. */
interface Stretch {
  readonly branch: number;
  readonly after: number;
  readonly start: unknown;
  readonly steps: readonly Branched[];
  readonly decisions: readonly string[];
}

export function lineOf(base: StudyBase, work: StudyWork, id: number | null): Result<Line, LineProblem> {
  const path = pathTo(work, id);
  const stretches: Stretch[] = [];
  let after = path[0]?.from.n ?? base.length;
  for (const [i, branch] of path.entries()) {
    const last = stretches.at(-1);
    const state = last === undefined ? base.world(after, branch.world) : stateIn(last, branch.from.n);
    if (state === null) return fail({ kind: "world" });
    if (last !== undefined) after = last.after + branch.from.n;
    const next = path[i + 1];
    const steps = next === undefined ? branch.steps : branch.steps.slice(0, next.from.n);
    const played = playSafely(base, state, steps);
    if (!played.ok) return fail({ kind: "step", n: played.error });
    const decisions = steps.map(({ decision }) => decision);
    stretches.push({ branch: branch.id, after, start: state, steps: played.value, decisions });
  }
  return ok(lineAlong(base, path[0]?.from.n ?? base.length, stretches, path.length === 0 ? null : id));
}

/** The branches that lead there, from the match on. */
export function pathTo({ branches }: StudyWork, id: number | null): readonly StudyBranch[] {
  const branch = branches.find((each) => each.id === id);
  return branch === undefined ? [] : [...pathTo({ branches } as StudyWork, branch.from.branch), branch];
}

function playSafely(base: StudyBase, state: unknown, steps: StudyBranch["steps"]): ReturnType<typeof playBranch> {
  try {
    return playBranch(base.game, state, steps);
  } catch {
    // Rules do not throw at what they have judged; at a world that somebody has made up they may.
    return fail(1);
  }
}

const stateIn = ({ start, steps }: Stretch, n: number): unknown => (n === 0 ? start : found(steps[n - 1]).state);

function lineAlong(base: StudyBase, mainLength: number, stretches: readonly Stretch[], branch: number | null): Line {
  const { game, eyes } = base;
  const stepsAlong = stretches.flatMap(({ steps }) => steps);
  const decisions = stretches.flatMap((stretch) => stretch.decisions);
  const last = stretches.at(-1);
  const stretchAt = (n: number): Stretch | undefined => stretches.findLast(({ after }) => n > after);
  /** Through a seat's eyes there is no other view. */
  const through = (viewer: Viewer): Viewer => (eyes === "open" ? viewer : eyes);
  const stateAfter = (n: number): unknown => {
    const stretch = stretchAt(n);
    return stretch === undefined ? null : stateIn(stretch, n - stretch.after);
  };
  return {
    game,
    branch,
    length: mainLength + stepsAlong.length,
    chapters: [
      ...base.chapters.filter(({ n }) => n <= mainLength),
      ...chaptersOf(
        game,
        stepsAlong.map(({ events }) => events),
      ).map((chapter) => ({ ...chapter, n: chapter.n + mainLength })),
    ],
    moment: (n, viewer) =>
      n <= mainLength ? base.moment(n, viewer) : momentOf(game, stateAfter(n), n, through(viewer)),
    log: (viewer) => [
      ...base.log(viewer).slice(0, mainLength),
      ...stepsAlong.map(({ seat, events }, i) => ({
        n: mainLength + i + 1,
        seat,
        decision: decisions[i] ?? "",
        events: eventsFor(game, events, through(viewer)),
      })),
    ],
    placeAt(n) {
      const stretch = stretchAt(n);
      return stretch === undefined ? { branch: null, n } : { branch: stretch.branch, n: n - stretch.after };
    },
    findPlace(place) {
      if (place.branch === null) return place.n <= mainLength ? place.n : null;
      const stretch = stretches.find((each) => each.branch === place.branch);
      if (stretch === undefined || place.n > stretch.steps.length) return null;
      return stretch.after + place.n;
    },
    state: (n) => (n <= mainLength ? (last?.after === n ? last.start : base.world(n, undefined)) : stateAfter(n)),
  };
}
