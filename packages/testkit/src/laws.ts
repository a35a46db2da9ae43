/** Every law that a game can break, with what it demands. */
export const LAWS = {
  config: "`configure` reads {} and every configuration of the kit, keeps what it filled in, and throws at nothing",
  throws: "no function of a game throws",
  "plain-json": "state, views, moves, events and outcome are plain JSON",
  "pending-shape": "one chance decision alone, or at most one decision a seat; all sealed or none; every kind declared",
  "decision-id": "ids are `kind:seat:k`, unique in the match, and stay when others act; labels of chance are unique",
  "sealed-group": "a sealed question stays as it is until everybody asked has answered",
  "sealed-quiet": "a sealed answer returns events when it closes the question, and only then",
  "sealed-visible": "nobody else can tell that a sealed answer was given while the question is open",
  "event-declared": "every event's type is in `meta.events`",
  "view-shape": "a view names its seat and says whether the table is silent",
  "moves-empty": "`moves` is empty only for a sealed question that this seat has answered",
  "moves-limit": "at most 300 moves",
  "moves-duplicate": "no move is listed twice",
  "moves-unstable": "`moves` lists the same in the same order when asked again",
  "moves-plain": "a question that is called plain is sealed and lists those answers and no others",
  "moves-refused": "`check` passes every listed move",
  weight: "an answer weighs something known, and of several answers one at least is not final",
  "check-accepts": "`check` refuses every move that is not listed",
  "refusal-form": "a refusal names a rule and says why",
  "rule-unknown": "a refusal's rule stands in the rulebook of both languages, or is a rule of the house",
  judged: "late answers are closed, other seats' are foreign, wrong ones are refused, and nothing changes by it",
  "reads-only": "reading a position changes neither the state nor the view",
  "refusal-changes": "a refused move changes nothing",
  "view-channel": "`moves`, `check` and `ask` use nothing but what is written in the view",
  clone: "a state and its clone change independently",
  twin: "a state that went through JSON plays on exactly like one that did not",
  audit: "the game's conservation laws hold in every state",
  endless: "every match ends",
  outcome: "the outcome exists exactly when nothing is pending; lines add up; places are right",
  replay: "the log replayed reaches the same state and outcome",
  record: "a record survives JSON and is accepted",
  undo: "an undone match is the log without that entry; the same answer again leads back to the same state",
  text: "every message has a text in both languages",
  words: "every view can be told in both languages, the same things in the same order, each by an id of its own",
  thing:
    "everything that is told of, every sign of the legend and every rule of the house is explained in both languages",
  path: "every listed move has a way of its own, in steps that can be typed, with at most 8 choices a level, no two alike",
  bot: "a bot answers with a listed move, and the same for the same request",
  imagine: "an imagined state has the same view and the same questions, is sound, and can be played to its end",
  "imagine-idle": "over many draws every hidden thing differs in some imagined world",
  "leak-view": "what a viewer may not know is not in the view",
  "leak-pending": "what a viewer may not know does not change who is asked",
  "leak-moves": "what a viewer may not know does not change what the viewer may answer",
  "leak-refusal": "what a viewer may not know does not change why something is refused",
  "leak-event": "an event that tells something hidden is declared `reveals`",
  "resample-law": "the kit's `resample` gives a sound state",
  "resample-idle": "over many draws `resample` changes what is hidden, all of it",
  worlds: "in a tiny set-up `imagine` and `resample` reach the same worlds, every one of them",
  "state-count": "a tiny set-up has exactly so many reachable states",
  "content-unused": "everything in the game's content appears in play",
} as const;

export type Law = keyof typeof LAWS;

/** A broken law. `conform(game, kit, {seats: [seats], seed, matches: 1})` shows it again. */
export interface Violation {
  readonly law: Law;
  readonly detail: string;
  readonly seats: number;
  readonly seed: number;
}

export type Report = (law: Law, detail: string) => void;

/** Thrown where a match cannot go on after a broken law. */
export class LawBreak extends Error {
  readonly law: Law;

  constructor(law: Law, detail: string) {
    super(detail);
    this.law = law;
  }
}

export interface Findings {
  readonly violations: readonly Violation[];
  /** Enough was found at this stage: more of the same would only bury it. */
  isFull(): boolean;
  /** Leaks are looked for even where much else is wrong. */
  startStage(): void;
  at(seats: number, seed: number): Report;
  /** Runs something that may end in a `LawBreak`, and notes it. */
  collect(seats: number, seed: number, run: (report: Report) => void): void;
}

const MOST = 60;
const MOST_OF_ONE_LAW = 3;
const ENOUGH_IN_A_STAGE = 30;
const LONGEST_DETAIL = 600;

export function collectFindings(): Findings {
  const violations: Violation[] = [];
  const count = new Map<Law, number>();
  let foundInStage = 0;
  const at =
    (seats: number, seed: number): Report =>
    (law, detail) => {
      const before = count.get(law) ?? 0;
      count.set(law, before + 1);
      foundInStage++;
      if (before >= MOST_OF_ONE_LAW || violations.length >= MOST) return;
      violations.push({ law, detail: detail.slice(0, LONGEST_DETAIL), seats, seed });
    };
  return {
    violations,
    isFull: () => foundInStage >= ENOUGH_IN_A_STAGE,
    startStage: () => {
      foundInStage = 0;
    },
    at,
    collect(seats, seed, run) {
      const report = at(seats, seed);
      try {
        run(report);
      } catch (error) {
        if (!(error instanceof LawBreak)) throw error;
        report(error.law, error.message);
      }
    },
  };
}
