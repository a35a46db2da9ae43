import { isGivenAway } from "./likelihood.ts";
import { moveOf } from "../bots/codes.ts";
import { settle } from "../bots/policy.ts";
import { searchTurn } from "../bots/turn.ts";
import { isReady } from "../rules/dice.ts";
import { after, askedOf, movesOf, type PaperRules, type Reached, sightOf } from "./rules.ts";

/** Positions that are looked at. */
const NODES = 1500;
/** With half as many a round of somebody who plays oddly took a fifth press. */
const MOST_TURNS = 12;
/** No round asks for more. */
const MOST_STEPS = 40;

/** What seems best to do with all dice that are left, settled as seems best: what a player with an eye for it has written. */
export function likelyTurns(rules: PaperRules, from: Reached, seat: number): Reached[] {
  const settled = settleAll(rules, from, seat);
  if (askedOf(rules, settled.state, seat)?.kind !== "dice" || isReady(sightOf(rules, settled.state), seat)) return [];
  const ends: { readonly worth: number; readonly codes: readonly number[] }[] = [];
  searchTurn(sightOf(rules, settled.state), seat, NODES, null, (_, worth, way) => {
    const last = ends.at(-1);
    if (ends.length === MOST_TURNS && last !== undefined && worth <= last.worth) return;
    const at = ends.findIndex((end) => end.worth < worth);
    ends.splice(at < 0 ? ends.length : at, 0, { worth, codes: way() });
    ends.length = Math.min(ends.length, MOST_TURNS);
  });
  return ends.flatMap(({ codes }) => follow(rules, settled, seat, codes) ?? []);
}

/** Null if the way ends before its time, such as by an alarm. */
function follow(rules: PaperRules, from: Reached, seat: number, codes: readonly number[]): Reached | null {
  let reached = from;
  for (const code of codes) {
    const asked = askedOf(rules, reached.state, seat);
    if (asked === null || asked.kind !== "dice") return null;
    reached = settleAll(rules, after(rules, reached, asked, moveOf(sightOf(rules, reached.state), seat, code)), seat);
  }
  return reached;
}

/** Answers what is asked on the way. */
function settleAll(rules: PaperRules, from: Reached, seat: number): Reached {
  let reached = from;
  for (let i = 0; i < MOST_STEPS; i++) {
    const asked = askedOf(rules, reached.state, seat);
    if (asked === null) return reached;
    if (asked.kind === "settle" || asked.kind === "number") {
      const sight = sightOf(rules, reached.state);
      reached = after(rules, reached, asked, moveOf(sight, seat, settle(sight, seat)));
    } else if (asked.kind === "offer") {
      const moves = movesOf(rules, reached.state, asked);
      reached = after(rules, reached, asked, moves.find((move) => !isGivenAway(move)) ?? moves[0]);
    } else return reached;
  }
  return reached;
}
