import type { Game, GameMeta } from "@safehouse/kernel";
import { moves } from "./answers.ts";
import { apply } from "./apply.ts";
import { audit } from "./audit.ts";
import { findTables, type TableFinder } from "./compile/tables.ts";
import { configure } from "./configure.ts";
import type { Library } from "./content/library.ts";
import type { Event } from "./events.ts";
import { imagine } from "./imagine.ts";
import type { Config } from "./meta.ts";
import type { Move } from "./moves.ts";
import { outcome } from "./outcome.ts";
import { pending } from "./pending.ts";
import type { Sight } from "./play.ts";
import { ask, label } from "./questions.ts";
import { check } from "./refusals.ts";
import { clone, NO_VOTE, setup, type State } from "./state.ts";
import { view, type View, viewEvent } from "./view.ts";

export type ClouGame = Game<State, View, Move, Event, Config>;

/** What a game of the family brings of its own. */
interface GameParts {
  readonly library: Library;
  readonly meta: GameMeta;
  /** In which order thieves are given to seats that named none. */
  readonly thiefOrder: readonly string[];
  readonly bots: (tableOf: TableFinder) => ClouGame["bots"];
  readonly texts: ClouGame["texts"];
  readonly rulebook: ClouGame["rulebook"];
  readonly sketch: (tableOf: TableFinder) => ClouGame["sketch"];
  readonly balance?: ClouGame["balance"];
}

/** The engine with a library of sheets and plans is a game. */
export function makeGame(parts: GameParts): ClouGame & { readonly tableOf: TableFinder } {
  const { library, meta, thiefOrder } = parts;
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
    meta,
    tableOf,
    configure: (input, seats) => configure(meta.options, thiefOrder, input, seats),
    setup: (config, seats) => setup(tableOf(config, seats), config),
    pending: (state) => pending(sight(state)),
    moves: (view, { seat, kind }) => moves(sight(view), seat, kind, view.vote !== NO_VOTE),
    check: (view, { seat, kind }, move) => check(sight(view), seat, kind, view.vote !== NO_VOTE, move),
    apply: (state, decision, move) => apply(tableOf(state.config, state.seats), state, decision, move),
    clone,
    view,
    viewEvent,
    imagine: (view, _history, random) => imagine(view, random),
    outcome: (state) => outcome(sight(state)),
    audit: (state) => audit(sight(state)),
    label,
    ask: (view, { seat, kind }) => ask(sight(view), seat, kind),
    bots: parts.bots(tableOf),
    texts: parts.texts,
    rulebook: parts.rulebook,
    sketch: parts.sketch(tableOf),
    ...(parts.balance && { balance: parts.balance }),
  };
}
