import type { Bot, BotRequest } from "@safehouse/kernel";
import type { Event } from "../events.ts";
import type { Move } from "../moves.ts";
import type { View } from "../view.ts";
import { normal } from "./normal.ts";
import { imagineWorlds } from "./worlds.ts";

type Request = BotRequest<View, Move, Event>;

/** Rounds played out for one answer at most; each is a node. */
const PLAYOUTS = 600;
/** After so many worlds the worse half of the answers is dropped. */
const WORLDS = 8;

/** What is chosen card by card is left to judgement. */
const SERIES = ["fence", "discard", "halve"];

interface Option {
  readonly move: Move;
  total: number;
}

/**
 * Imagines how the cards may lie and what the others may be like, as far as everybody could see, and plays the round to its end with each
 * answer.
 */
export const expert: Bot<View, Move, Event> = {
  choose(request) {
    const { decision, moves } = request;
    if (moves.length === 1) return moves[0];
    return SERIES.includes(decision.kind) ? normal.choose(request) : byPlayouts(request);
  },
};

function byPlayouts(request: Request): Move {
  const imagineNext = imagineWorlds(request);
  const most = Math.min(request.budget.nodes, PLAYOUTS);
  let options: Option[] = request.moves.map((move) => ({ move, total: 0 }));
  for (let nodes = 0, worlds = 1; options.length > 1 && nodes < most; worlds++) {
    const { outcome } = imagineNext();
    for (const option of options) option.total += outcome(option.move);
    nodes += options.length;
    if (worlds % WORLDS === 0) {
      options = options.toSorted((a, b) => b.total - a.total).slice(0, Math.max(2, Math.ceil(options.length / 2)));
    }
  }
  return options.reduce((best, option) => (option.total > best.total ? option : best)).move;
}
