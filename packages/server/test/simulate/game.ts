import type { AnyGame, Decision, MessageTable } from "@safehouse/kernel";
import { vault } from "../../../host/test/vault.ts";

const TEXTS: MessageTable = { "label.mark": "mark", "label.vote": "vote", "label.tell": "tell" };

/** A miniature with all that is hard: hidden cards, answers all at once, masks, dice and undo. */
export const GAME = { ...vault, texts: { en: async () => TEXTS, de: async () => TEXTS } } as AnyGame;
export const MASK = 3_000;

/** The same in a release that fails at its second question: whoever runs it thinks that the match is broken. */
export const BROKEN_GAME = {
  ...GAME,
  apply(state: never, decision: Decision, move: never) {
    if (decision.kind === "vote") throw new Error("a mistake of this release");
    return GAME.apply(state, decision, move);
  },
} as AnyGame;
