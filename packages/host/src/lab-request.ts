import type { AnyGame, BotRequest, GameEvent, GameView, Json, Random, Seat, SeatDecision } from "@safehouse/kernel";
import { viewEvents } from "./sight.ts";

/** What happened in a lab match; what a seat was told of it is worked out when a bot asks. */
export class LabHistory {
  readonly #game: AnyGame;
  readonly #happened: (readonly GameEvent[])[] = [];
  readonly #told = new Map<Seat, { upTo: number; readonly events: GameEvent[] }>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  add(events: readonly GameEvent[]): void {
    this.#happened.push(events);
  }

  asSeenBy(seat: Seat): readonly GameEvent[] {
    const told = this.#told.get(seat) ?? { upTo: 0, events: [] };
    this.#told.set(seat, told);
    for (; told.upTo < this.#happened.length; told.upTo++) {
      told.events.push(...viewEvents(this.#game, this.#happened[told.upTo] ?? [], seat));
    }
    return told.events;
  }
}

/** Most answers never look back, and then history costs nothing. */
export class LabRequest implements BotRequest<GameView, Json, GameEvent> {
  readonly view: GameView;
  readonly decision: SeatDecision;
  readonly moves: readonly Json[];
  readonly random: Random;
  readonly budget: { readonly nodes: number };
  readonly #told: LabHistory;

  constructor(
    view: GameView,
    decision: SeatDecision,
    moves: readonly Json[],
    random: Random,
    budget: { readonly nodes: number },
    told: LabHistory,
  ) {
    this.view = view;
    this.decision = decision;
    this.moves = moves;
    this.random = random;
    this.budget = budget;
    this.#told = told;
  }

  get history(): readonly GameEvent[] {
    return this.#told.asSeenBy(this.decision.seat);
  }
}
