import { type Event, goldIn, NAMES, type Review } from "@safehouse/games/robnrun/board";

/** What may happen between the end of a heist and the choice of the next building, by the rule that says so. */
const RULES: { readonly [type in Event["type"]]?: string } = {
  "heist-over": "R-5.10",
  revealed: "R-11.1",
  cracked: "R-6.1",
  uncracked: "R-6.1",
  car: "R-6.1",
  die: "R-6.2",
  "safe-placed": "R-6.3",
  "safe-lost": "R-6.3",
  police: "R-6.4",
  bribed: "R-6.5",
  "informant-left": "R-6.5",
  won: "R-7.2",
  caught: "R-7.1",
  stranded: "R-7.5",
};

export interface EvaluationStep {
  readonly event: Event;
  readonly rule: string;
}

export function stepsIn(events: readonly Event[]): EvaluationStep[] {
  return events.flatMap((event) => {
    const rule = RULES[event.type];
    return rule === undefined ? [] : [{ event, rule }];
  });
}

/** For whoever was not there: what the review still tells. */
export function stepsFrom(review: Review): EvaluationStep[] {
  const { heist, why, alarm, safes, cracked, wrong } = review;
  const names = (faces: readonly number[]): (string | null)[] => faces.map((face) => NAMES[face] ?? null);
  const events: Event[] = [
    { type: "heist-over", heist, why, alarm },
    {
      type: "revealed",
      safes,
      wrong: names(wrong) as string[],
      hands: review.hands.map((hand) => names(hand) as string[]),
      played: names(review.faces),
      secrets: names(review.secrets),
    },
    ...safes.map((safe, i): Event =>
      cracked[i] === 1 ? { type: "cracked", safe, gold: goldIn(safe) } : { type: "uncracked", safe },
    ),
  ];
  return stepsIn(events);
}
