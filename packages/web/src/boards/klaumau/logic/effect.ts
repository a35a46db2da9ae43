import { CARDS, faceOf, type Kind, type Move } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import type { en } from "../text/en.ts";

type Key = keyof typeof en;

/** What a card does, in words, with the rule that says so. */
export interface Effect {
  readonly text: Extract<Key, `effect${string}`>;
  readonly rule: string;
}

const PLAYED: { readonly [kind in Kind]: Effect } = {
  number: { text: "effectNumber", rule: "K-3.1" },
  keyhole: { text: "effectKeyhole", rule: "K-5.1" },
  small: { text: "effectSmall", rule: "K-5.2" },
  big: { text: "effectBig", rule: "K-5.3" },
  plan: { text: "effectPlan", rule: "K-5.5" },
  crook: { text: "effectCrook", rule: "K-5.6" },
  barter: { text: "effectBarter", rule: "K-5.7" },
  police: { text: "effectPolice", rule: "K-6.2" },
  watchdog: { text: "effectWatchdog", rule: "K-9.4" },
  bomb: { text: "effectBomb", rule: "K-9.8" },
  receiver: { text: "effectReceiver", rule: "K-9.3" },
};

/** For moves that choose a card of the own hand. */
export function effectOf(move: Move): Effect | null {
  switch (move.do) {
    case "play":
      return PLAYED[found(CARDS[faceOf(move.card)]).kind];
    case "lay":
      return PLAYED.watchdog;
    case "give":
      return { text: "effectGive", rule: "K-5.7" };
    case "parry":
      return { text: "effectParry", rule: "K-6.1" };
    case "discard":
      return { text: "effectOut", rule: "K-9.9" };
    default:
      return null;
  }
}
