import {
  beginsWith,
  type Judge,
  judgementOf,
  type JudgeRequest,
  luckOf,
  meanAhead,
  type Message,
  shareAhead,
  type Trial,
  tryOut,
} from "@safehouse/kernel";
import { apply } from "../apply.ts";
import { normal } from "../bots/normal.ts";
import { sizeClass } from "../bots/playout/character.ts";
import { settle } from "../bots/playout/settle.ts";
import { type Imagined, imagineWorlds } from "../bots/worlds.ts";
import type { Event } from "../events.ts";
import { surelyHeld } from "../memory.ts";
import type { Move } from "../moves.ts";
import { mayDoubt } from "../rules/asking.ts";
import { playableCards } from "../rules/matching.ts";
import { clone } from "../state.ts";
import type { View } from "../view.ts";

type Request = JudgeRequest<View, Move, Event>;

/** In so many worlds it is looked whether an answer ends the round. */
const LOOKED_AT = 20;

/** Plays the round to its end after every answer, in the worlds that the expert imagines. */
export const judge: Judge<View, Move, Event> = {
  unit: "lead",
  nodesASecond: 6_000,
  texts: {
    en: async () => (await import("./en.ts")).judgeEn,
    de: async () => (await import("./de.ts")).judgeDe,
  },
  judge(request) {
    const { view, moves, budget, kept, answered } = request;
    const trials: Trial<Move>[] = moves.map((move) => ({ way: [move], results: [] }));
    const seen = { worlds: 0, lies: 0, doubts: 0 };
    const first: Imagined[] = [];
    const imagineNext = imagineWorlds(request);
    const deal = (): ((trial: Trial<Move>) => number) => {
      const imagined = imagineNext();
      seen.worlds++;
      if (isLie(view, imagined)) seen.lies++;
      seen.doubts += chanceOfDoubt(view, imagined);
      if (first.length < LOOKED_AT) first.push(imagined);
      return ({ way: [move] }) => imagined.outcome(move);
    };
    const wasAnswered = beginsWith(answered);
    tryOut(trials, deal, budget.nodes, kept, wasAnswered);
    const share = (count: number): number => Math.round((100 * count) / seen.worlds);
    const shares = { lie: share(seen.lies), doubt: share(seen.doubts) };
    return judgementOf(trials, [], (best, other) => reasonFor(request, best, other, shares, first), wasAnswered);
  },
};

/** Whether whoever said "I cannot" could. */
function isLie({ table }: View, { world }: Imagined): boolean {
  return table.stage === "believe" && playableCards(table, world.hands[table.turn]).length > 0;
}

/** How likely somebody would doubt if the viewer said "I cannot"; where everybody knows that it can, whoever ever doubts. */
function chanceOfDoubt({ table, seat, hand, commonMemory }: View, { who }: Imagined): number {
  if (table.stage !== "turn") return 0;
  const isCaught = playableCards(table, surelyHeld(commonMemory, seat as number)).length > 0;
  let believed = 1;
  who.forEach(({ doubts }, other) => {
    const chance = doubts[sizeClass(hand.length)] / 1000;
    if (mayDoubt(table, other)) believed *= isCaught && chance > 0 ? 0 : 1 - chance;
  });
  return 1 - believed;
}

interface Shares {
  readonly lie: number;
  readonly doubt: number;
}

/** Why the best is better than the other one. */
function reasonFor(
  request: Request,
  best: Trial<Move>,
  other: Trial<Move> | null,
  shares: Shares,
  worlds: readonly Imagined[],
): Message {
  if (other === null) return { id: "judge.only" };
  const { view, decision, answered } = request;
  if (decision.kind === "believe") return { id: "judge.claim", args: { seat: view.table.turn, share: shares.lie } };
  // Without a card that can be played it is the truth.
  if (decision.kind === "turn" && playableCards(view.table, view.hand).length > 0) {
    if (best.way[0].do === "cannot") return { id: "judge.lie", args: { share: shares.doubt } };
    if (other.way[0].do === "cannot") return { id: "judge.honest", args: { share: shares.doubt } };
  }
  const more = meanAhead(best, other);
  const ends = ({ way: [move] }: Trial<Move>): number => worlds.filter((each) => endsRound(request, each, move)).length;
  const [here, there] = [ends(best) / worlds.length, ends(other) / worlds.length];
  if (here >= NEARLY_ALWAYS && there <= 1 / 2) return { id: "judge.ends", args: { more } };
  if (there >= NEARLY_ALWAYS && here <= 1 / 2) return { id: "judge.goes-on", args: { more } };
  const isPlayed = beginsWith(answered)(other);
  const args = { share: shareAhead(best, other), worlds: other.results.length, more, isPlayed };
  return { id: "judge.ahead", args };
}

const NEARLY_ALWAYS = 0.9;

/** Whether the round is over before anybody's next turn. */
function endsRound({ view, decision }: Request, { world, who }: Imagined, move: Move): boolean {
  const state = clone(world);
  apply(state, decision, move);
  return !settle(state, view.table.round, who, normal, luckOf(1));
}
