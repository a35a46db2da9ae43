import {
  type Decision,
  decisionId,
  type GameMeta,
  type GameView,
  isObject,
  pickOne,
  rank,
  refuse,
  shuffle,
} from "@safehouse/kernel";
import { mini, range } from "../mini.ts";
import { de, en } from "./text.ts";

export type Ballot = "aye" | "nay";

/** A few motions, voted on one after the other, everybody at once and sealed. Each seat secretly wants one of them. */
export interface State {
  readonly seats: number;
  readonly motions: number;
  phase: "brief" | "vote" | "tie" | "over";
  /** By seat, the motion it wants: as many for each as go round, so that wishes tell of each other. */
  briefs: number[];
  motion: number;
  /** The open vote; null for who has not answered. */
  ballots: (Ballot | null)[];
  /** What is known of the motions decided: who was for it, and whether it is carried. */
  results: { ayes: number[]; carried: boolean }[];
}

export interface View extends GameView {
  readonly seats: number;
  readonly motions: number;
  readonly phase: State["phase"];
  readonly brief: number | null;
  readonly motion: number;
  readonly ballot: Ballot | null;
  /** Who was for it, when the ballots are counted and the coin is in the air. */
  readonly tied: readonly number[] | null;
  readonly results: readonly { readonly ayes: readonly number[]; readonly carried: boolean }[];
}

export interface Move {
  readonly vote: Ballot;
}

export type Event =
  | { readonly type: "briefed"; readonly seat: number; readonly motion: number | null }
  | { readonly type: "counted"; readonly motion: number; readonly ayes: readonly number[] }
  | { readonly type: "tied"; readonly motion: number }
  | { readonly type: "decided"; readonly motion: number; readonly carried: boolean };

interface Config {
  readonly motions: number;
}

const meta: GameMeta = {
  id: "mini-vote",
  name: { en: "The vote", de: "Die Abstimmung" },
  seats: { min: 3, max: 5 },
  rules: 0,
  content: "none",
  options: {
    type: "object",
    additionalProperties: false,
    properties: { motions: { type: "integer", minimum: 1, maximum: 4, default: 3, description: "Motions" } },
  },
  scenarios: [],
  decisions: { vote: { sealed: true, masked: true } },
  events: { briefed: { reveals: true }, counted: { reveals: true }, tied: {}, decided: {} },
};

export const vote = mini<State, View, Move, Event, Config>({
  meta,
  letter: "V",
  words: { en, de },
  rules: {
    en: ["The vote", "Everybody votes at once.", "One says aye or nay, nothing else.", "A coin breaks a tie."],
    de: ["Die Abstimmung", "Alle stimmen zugleich ab.", "Es gibt nur dafür und dagegen.", "Bei Gleichstand die Münze."],
  },

  setup: ({ motions }, seats) => ({
    seats,
    motions,
    phase: "brief",
    briefs: [],
    motion: 0,
    ballots: range(seats).map(() => null),
    results: [],
  }),

  pending({ phase, seats, motion }): Decision[] {
    switch (phase) {
      case "brief":
        return [{ kind: "chance", seat: null, label: "briefs", draw: { shuffle: seats } }];
      case "vote":
        return range(seats).map((seat) => ({ id: decisionId("vote", seat, motion), seat, kind: "vote" }));
      case "tie":
        return [{ kind: "chance", seat: null, label: `motion-${motion + 1}/coin`, draw: { pick: 2 } }];
      case "over":
        return [];
    }
  },

  moves: ({ ballot }) => (ballot === null ? [{ vote: "nay" }, { vote: "aye" }] : []),
  why: (_view, _decision, move) => (isObject(move) && "vote" in move ? refuse("V-2", "house.not-an-answer") : null),

  apply(state, decision, move): Event[] {
    if (state.phase === "brief") {
      state.briefs = (move as number[]).map((ticket) => ticket % state.motions);
      state.phase = "vote";
      return state.briefs.map((motion, seat) => ({ type: "briefed", seat, motion }));
    }
    if (state.phase === "tie") return decide(state, (move as number[])[0] === 1);
    state.ballots[decision.seat as number] = (move as Move).vote;
    if (state.ballots.includes(null)) return [];
    const ayes = ayesOf(state);
    const counted: Event = { type: "counted", motion: state.motion, ayes };
    if (ayes.length * 2 !== state.seats) return [counted, ...decide(state, ayes.length * 2 > state.seats)];
    state.phase = "tie";
    return [counted, { type: "tied", motion: state.motion }];
  },

  view(state, viewer) {
    const { seats, motions, phase, motion, results } = state;
    const seat = typeof viewer === "number" ? viewer : null;
    return {
      seat,
      silent: phase === "vote",
      seats,
      motions,
      phase,
      brief: seat === null ? null : (state.briefs[seat] ?? null),
      motion,
      ballot: seat === null || phase !== "vote" ? null : (state.ballots[seat] ?? null),
      tied: phase === "tie" ? ayesOf(state) : null,
      results,
    };
  },

  viewEvent: (event, viewer) =>
    event.type === "briefed" && viewer !== "open" && viewer !== event.seat ? { ...event, motion: null } : event,

  imagine(view, _history, random) {
    const { seats, motions, phase, motion, tied, seat } = view;
    const tickets = range(seats).map((ticket) => ticket % motions);
    let briefs: number[] = [];
    if (phase !== "brief") {
      if (view.brief !== null) tickets.splice(tickets.indexOf(view.brief), 1);
      briefs = shuffle(random, tickets);
      if (seat !== null) briefs.splice(seat, 0, view.brief as number);
    }
    const imaginedBallot = (other: number): Ballot | null => {
      if (tied !== null) return tied.includes(other) ? "aye" : "nay";
      if (phase !== "vote") return null;
      return other === seat ? view.ballot : pickOne(random, ["aye", "nay", null]);
    };
    const ballots = range(seats).map(imaginedBallot);
    // The vote is still open: somebody has not answered.
    if (phase === "vote" && !ballots.includes(null)) {
      ballots[
        pickOne(
          random,
          range(seats).filter((other) => other !== seat),
        )
      ] = null;
    }
    return {
      seats,
      motions,
      phase,
      briefs,
      motion,
      ballots,
      results: structuredClone(view.results) as State["results"],
    };
  },

  outcome({ phase, seats, briefs, results }) {
    if (phase !== "over") return null;
    return rank(
      range(seats).map((seat) => {
        const brief = results[briefs[seat] as number]?.carried ? 3 : 0;
        const majority = results.filter((result) => result.ayes.includes(seat) === result.carried).length;
        return {
          seat,
          points: brief + majority,
          lines: [
            { text: { id: "line.brief" }, points: brief },
            { text: { id: "line.majority" }, points: majority },
          ],
        };
      }),
    );
  },

  audit({ phase, seats, motions, briefs, ballots, results, motion }) {
    const problems: string[] = [];
    const wanted = range(seats).map((ticket) => ticket % motions);
    if (phase !== "brief" && briefs.toSorted().join() !== wanted.toSorted().join()) problems.push("a brief is lost");
    if (results.length !== motion) problems.push(`${motion} motions, but ${results.length} results`);
    if (ballots.length !== seats) problems.push(`${ballots.length} ballots`);
    if (phase === "vote" && !ballots.includes(null)) problems.push("all have voted, but the vote is open");
    return problems;
  },

  label: (_decision, move) => ({ id: `label.${move.vote}` }),
  ask: ({ motion }) => ({ id: "ask.vote", args: { motion } }),
  tell: ({ motion, results }) => [
    `motion ${motion + 1}`,
    ...results.map(({ ayes, carried }, i) => `${i + 1}: ${ayes.length} ${carried ? "carried" : "lost"}`),
  ],
});

function ayesOf({ ballots, seats }: State): number[] {
  return range(seats).filter((seat) => ballots[seat] === "aye");
}

function decide(state: State, carried: boolean): Event[] {
  const { motion } = state;
  state.results.push({ ayes: ayesOf(state), carried });
  state.ballots = range(state.seats).map(() => null);
  state.motion++;
  state.phase = state.motion === state.motions ? "over" : "vote";
  return [{ type: "decided", motion, carried }];
}
