import { type GameCore, type GameOffer, ok } from "@safehouse/kernel";
import { moves } from "./answers.ts";
import { apply } from "./apply.ts";
import { findTables, type TableFinder } from "./compile/tables.ts";
import type { Library } from "./content/library.ts";
import type { Event } from "./events.ts";
import { imagine } from "./imagine.ts";
import { reasons } from "./make-front.ts";
import type { About } from "./make-offer.ts";
import type { Config } from "./meta.ts";
import type { Move } from "./moves.ts";
import { outcome } from "./outcome.ts";
import { pending } from "./pending.ts";
import type { Sight } from "./play.ts";
import { ask, label, weigh } from "./questions.ts";
import { check } from "./refusals.ts";
import { clone, NO_VOTE, setup, type State } from "./state.ts";
import { view, type View, viewEvent } from "./view.ts";

type Core = GameCore<State, View, Move, Event, Config>;

export type ClouCore = Core & GameOffer<Config> & { readonly tableOf: TableFinder };

/** What plays a heist, whoever offers it: a game, or a campaign that is made of several. */
export type Engine = Omit<Core, keyof GameOffer<Config> | "words"> & { readonly tableOf: TableFinder };

export function makeCore(library: Library, offer: GameOffer<Config>): ClouCore {
  const engine = makeEngine(library);
  return {
    ...offer,
    ...engine,
    words: async () => (await import("./words/words.ts")).makeWords(engine.tableOf),
    reasons,
  };
}

/** Plays matches that were configured when they were made: nobody judges a plan of one's own again, so its judges stay away. */
export function makeMatchCore(library: Library, about: About): ClouCore {
  return makeCore(library, { ...about, configure: (config) => ok(config as Config) });
}

/** The engine with a library of sheets and plans. */
export function makeEngine(library: Library): Engine {
  const tableOf = findTables(library);
  const sight = ({
    config,
    seats,
    board,
    queue,
  }: Pick<State | View, "config" | "seats" | "board" | "queue">): Sight => ({
    table: tableOf(config, seats),
    board,
    queue,
  });
  return {
    tableOf,
    setup: (config, seats) => setup(tableOf(config, seats), config),
    pending: (state) => pending(sight(state)),
    moves: (view, { seat, kind }) => moves(sight(view), seat, kind, view.vote !== NO_VOTE),
    check: (view, { seat, kind }, move) => check(sight(view), seat, kind, view.vote !== NO_VOTE, move),
    apply: (state, decision, move) => apply(tableOf(state.config, state.seats), state, decision, move),
    clone,
    view,
    viewEvent,
    imagine: (view, _history, random) => imagine(view, random),
    outcome: (state) => outcome(sight(state), library.ratings),
    label,
    weigh,
    ask: (view, { seat, kind }) => ask(sight(view), seat, kind),
  };
}
