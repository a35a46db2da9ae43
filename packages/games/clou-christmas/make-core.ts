import type { GameCore, GameOffer } from "@safehouse/kernel";
import { reasons } from "../clou/make-front.ts";
import { label, weigh } from "../clou/questions.ts";
import type { Move as HeistMove } from "../clou/moves.ts";
import { moves } from "./answers.ts";
import { apply } from "./apply.ts";
import { type Event, isCampaignEvent } from "./events.ts";
import { imagine } from "./imagine.ts";
import type { Config } from "./meta.ts";
import type { Move } from "./moves.ts";
import { outcome } from "./outcome.ts";
import { pending } from "./pending.ts";
import { ask } from "./questions.ts";
import { check } from "./refusals.ts";
import type { Setting } from "./setting.ts";
import { clone, setup, type State } from "./state.ts";
import { view, type View, viewEvent } from "./view.ts";

export type CampaignCore = GameCore<State, View, Move, Event, Config> &
  GameOffer<Config> & { readonly setting: Setting };

/** A campaign around the heist engine. */
export function makeCore(setting: Setting, offer: GameOffer<Config>): CampaignCore {
  return {
    ...offer,
    setting,
    setup: (config, seats) => setup(setting, config, seats),
    pending: (state) => pending(setting, state),
    moves: (view, decision) => moves(setting, view, decision),
    check: (view, decision, move) => check(setting, view, decision, move),
    apply: (state, decision, move) => apply(setting, state, decision, move),
    clone,
    view,
    viewEvent,
    imagine: (view, history, random) =>
      imagine(
        setting,
        view,
        history.filter((event) => !isCampaignEvent(event)),
        random,
      ),
    outcome: (state) => outcome(setting, state),
    weigh: (decision, move) => weigh(decision, move as HeistMove),
    label: (decision, move) => label(decision, move as HeistMove),
    ask: (view, decision) => ask(setting, view, decision),
    words: async () => (await import("./words/words.ts")).makeWords(setting),
    reasons,
  };
}
