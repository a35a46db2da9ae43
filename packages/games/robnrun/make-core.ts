import type { GameCore, GameOffer } from "@safehouse/kernel";
import { moves } from "./answers.ts";
import { apply } from "./apply.ts";
import type { Config } from "./options.ts";
import type { Event } from "./events.ts";
import { imagine } from "./imagine.ts";
import type { Move } from "./moves.ts";
import { front } from "./front.ts";
import { outcome } from "./outcome.ts";
import { pending } from "./pending.ts";
import { check } from "./refusals.ts";
import { clone, setup, type State } from "./state.ts";
import { view, type View, viewEvent } from "./view.ts";

type Core = GameCore<State, View, Move, Event, Config> & GameOffer<Config>;

export function makeCore(offer: GameOffer<Config>): Core {
  return { ...offer, ...front, ...RULES };
}

const RULES = {
  setup,
  pending,
  moves,
  check,
  apply,
  clone,
  view,
  viewEvent,
  imagine,
  outcome,
};
