import {
  type Judge,
  judgementOf,
  type JudgeRequest,
  type Message,
  shareAhead,
  type Trial,
  tryOut,
} from "@safehouse/kernel";
import { type Imagined, imagineWorlds } from "../bots/worlds.ts";
import { sizeClass } from "../bots/playout/character.ts";
import type { Event } from "../events.ts";
import { surelyHeld } from "../memory.ts";
import type { Move } from "../moves.ts";
import { mayDoubt } from "../rules/asking.ts";
import { playableCards } from "../rules/matching.ts";
import type { View } from "../view.ts";

type Request = JudgeRequest<View, Move, Event>;

/** Plays the round to its end after every answer, in the worlds that the expert imagines. */
export const judge: Judge<View, Move, Event> = {
  unit: "lead",
  nodesASecond: 6_000,
  texts: {
    en: async () => (await import("./en.ts")).judgeEn,
    de: async () => (await import("./de.ts")).judgeDe,
  },
  judge(request) {
    const { view, moves, budget, kept } = request;
    const trials: Trial<Move>[] = moves.map((move) => ({ way: [move], results: [] }));
    const seen = { worlds: 0, lies: 0, doubts: 0 };
    const imagineNext = imagineWorlds(request);
    const deal = (): ((trial: Trial<Move>) => number) => {
      const imagined = imagineNext();
      seen.worlds++;
      if (isLie(view, imagined)) seen.lies++;
      seen.doubts += chanceOfDoubt(view, imagined);
      return ({ way: [move] }) => imagined.outcome(move);
    };
    tryOut(trials, deal, budget.nodes, kept);
    const share = (count: number): number => Math.round((100 * count) / seen.worlds);
    return judgementOf(trials, [], (best, next) =>
      reasonFor(request, best, next, { lie: share(seen.lies), doubt: share(seen.doubts) }),
    );
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

function reasonFor({ view, decision }: Request, best: Trial<Move>, next: Trial<Move> | null, shares: Shares): Message {
  const [move] = best.way;
  if (next === null) return { id: "judge.only" };
  if (decision.kind === "believe") return { id: "judge.claim", args: { seat: view.table.turn, share: shares.lie } };
  if (move.do === "cannot") return { id: "judge.lie", args: { share: shares.doubt } };
  if (decision.kind === "turn" && next.way[0].do === "cannot")
    return { id: "judge.honest", args: { share: shares.doubt } };
  return { id: "judge.ahead", args: { share: shareAhead(best, next), worlds: next.results.length } };
}
