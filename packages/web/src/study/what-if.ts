import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { drawFrom } from "@safehouse/chance";
import {
  type BranchLuck,
  type BranchStep,
  type ChanceDecision,
  type Draw,
  type Drawn,
  drawProblem,
  findDecision,
  isChance,
  type Json,
  judge,
  nothingToUndo,
  type Random,
  type SeatDecision,
  takeStep,
  type Viewer,
} from "@safehouse/kernel";
import { eventsFor, momentOf } from "../play/replay/film.ts";
import type { Answer, Moment, SeatInfo, Session, Told } from "../play/session.ts";
import { rulesAtHand } from "../play/rules.ts";
import type { StudyBase } from "./base.ts";

/** What chance drew last, as long as nobody has answered since. */
export interface LastDraw {
  readonly draw: Draw;
  readonly drawn: Drawn;
  readonly luck: BranchLuck;
  /** What it was in the match, if the same was asked there. */
  readonly inMatch: Drawn | null;
}

/** Somebody else's question, and all that may be answered. */
export interface OthersQuestion {
  readonly decision: SeatDecision;
  readonly moves: readonly Json[];
  readonly view: Moment["view"];
}

/** A branch that is being played: whoever looks answers for everybody, and chance is what one wants it to be. */
export interface WhatIf extends Session {
  /** What was played here, oldest first. */
  readonly steps: ReadonlySignal<readonly BranchStep[]>;
  readonly lastDraw: ReadonlySignal<LastDraw | null>;
  readonly others: ReadonlySignal<readonly OthersQuestion[]>;
  /** Draws the last one anew, or as it was wished. False for what cannot be drawn. */
  redraw(wish: "new" | "match" | Drawn): boolean;
}

export interface WhatIfStart {
  readonly base: StudyBase;
  /** The table that it begins at, after so many entries of the line, and all that was told until then. */
  readonly state: unknown;
  readonly n: number;
  readonly log: (viewer: Viewer) => readonly Told[];
  readonly seats: readonly SeatInfo[];
  readonly random: Random;
}

interface Played {
  readonly step: BranchStep;
  readonly seat: number | null;
  readonly state: unknown;
  readonly events: Told["events"];
}

export function openWhatIf({ base, state: start, n, log, seats, random }: WhatIfStart): WhatIf {
  const { game, eyes } = base;
  const played = signal<readonly Played[]>([]);
  const stateNow = (): unknown => (played.value.length === 0 ? start : played.value.at(-1)?.state);
  const movesOf = (state: unknown, decision: SeatDecision): readonly Json[] =>
    game.moves(game.view(state, decision.seat), decision) as readonly Json[];
  const asked = (state: unknown): readonly SeatDecision[] =>
    game.pending(state).flatMap((decision) => (isChance(decision) ? [] : [decision]));

  /** Where all is open one sits where the question is; else it is always the same seat. */
  const viewer = computed((): Viewer => {
    if (eyes !== "open") return eyes;
    const state = stateNow();
    return asked(state).find((decision) => movesOf(state, decision).length > 0)?.seat ?? "open";
  });

  function take(step: BranchStep): boolean {
    const before = stateNow();
    const taken = takeStep(game, before, step);
    if (taken === null) return false;
    played.value = [...played.value, { step, ...taken }];
    return true;
  }

  /** Chance speaks before anybody is asked: as it did in the match, where it was asked the same there. */
  function settle(): void {
    for (;;) {
      const decision = game.pending(stateNow())[0];
      if (decision === undefined || !isChance(decision)) return;
      const inMatch = matchDraw(decision);
      const luck = inMatch === null ? "new" : "match";
      take({ decision: decision.label, move: inMatch ?? drawFrom(random, decision.draw), luck });
    }
  }

  function matchDraw({ label, draw }: ChanceDecision): Drawn | null {
    const drawn = base.drawn(label);
    return drawn !== null && drawProblem(draw, drawn) === null ? (drawn as Drawn) : null;
  }

  const before = (index: number): unknown => (index === 0 ? start : played.value[index - 1]?.state);
  const lastDraw = computed((): LastDraw | null => {
    const last = played.value.at(-1);
    if (last?.step.luck === undefined) return null;
    const decision = findDecision(game, before(played.value.length - 1), last.step.decision);
    if (decision === null || !isChance(decision)) return null;
    const { draw } = decision;
    return { draw, drawn: last.step.move as Drawn, luck: last.step.luck, inMatch: matchDraw(decision) };
  });

  const now = computed((): Moment => {
    const state = stateNow();
    const moment = momentOf(game, state, n + played.value.length, viewer.value);
    const moves = moment.pending
      .filter(({ seat }) => seat === viewer.value)
      .flatMap((decision) => movesOf(state, decision).map((move) => ({ decision: decision.id, move })));
    return { ...moment, moves };
  });

  settle();
  return {
    game,
    rules: rulesAtHand(game),
    isShared: true,
    viewer,
    seats: signal(seats),
    now,
    log: computed(() => [
      ...log(viewer.value),
      ...played.value.map(({ step, seat, events }, i) => ({
        n: n + i + 1,
        seat,
        decision: step.decision,
        events: eventsFor(game, events, viewer.value),
      })),
    ]),
    connection: signal("open" as const),
    mayUndo: computed(() => played.value.some(({ seat }) => seat !== null)),
    steps: computed(() => played.value.map(({ step }) => step)),
    lastDraw,
    others: computed(() => {
      const state = stateNow();
      return asked(state)
        .filter(({ seat }) => seat !== viewer.value)
        .map((decision) => ({ decision, moves: movesOf(state, decision), view: game.view(state, decision.seat) }))
        .filter(({ moves }) => moves.length > 0);
    }),
    redraw(wish) {
      const last = lastDraw.value;
      if (last === null) return false;
      const drawn = wish === "new" ? drawFrom(random, last.draw) : wish === "match" ? last.inMatch : wish;
      if (drawn === null || drawProblem(last.draw, drawn) !== null) return false;
      const decision = played.value.at(-1)?.step.decision ?? "";
      played.value = played.value.slice(0, -1);
      take({ decision, move: drawn, luck: typeof wish === "string" ? wish : "chosen" });
      settle();
      return true;
    },
    submit(decision, move): Promise<Answer> {
      const state = stateNow();
      const seat = asked(state).find(({ id }) => id === decision)?.seat ?? -1;
      const judged = judge(game, state, seat, decision, move);
      if (!judged.ok) return Promise.resolve({ result: "refused", refusal: judged.error.refusal });
      take({ decision, move });
      settle();
      return Promise.resolve({ result: "done" });
    },
    /** Back to before the last answer; what chance has said since goes with it. */
    undo(): Promise<Answer> {
      const last = played.value.findLastIndex(({ seat }) => seat !== null);
      if (last < 0) return Promise.resolve({ result: "refused", refusal: nothingToUndo() });
      played.value = played.value.slice(0, last);
      return Promise.resolve({ result: "done" });
    },
    close() {},
  };
}
