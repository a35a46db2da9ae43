import { drawFrom, fastRandom } from "@safehouse/chance";
import { isChance, type Random, type SeatDecision } from "@safehouse/kernel";
import * as fc from "fast-check";
import type { Event } from "../events.ts";
import type { ClouGame } from "../make-game.ts";
import type { Move } from "../moves.ts";
import { clone, type State } from "../state.ts";

export interface Wandering {
  readonly seats: number;
  /** Which thief the first seat has; the others have the next ones. */
  readonly first: number;
  readonly scenario: number;
  readonly seed: number;
  /** Running away at random would end nearly every heist in its first rounds. */
  readonly stays: boolean;
}

export interface Watcher {
  /** Before a move at random. */
  before?(state: State, decision: SeatDecision, listed: readonly Move[], random: Random): void;
  /** After every move and every throw. */
  after?(before: State, state: State, events: readonly Event[]): void;
}

/** Heists of a game that are played at random, on its first plans. */
export function wanderings(game: ClouGame, plans: number): fc.Arbitrary<Wandering> {
  return fc.record({
    seats: fc.integer({ min: 1, max: game.meta.seats.max }),
    first: fc.nat(3),
    scenario: fc.nat(plans - 1),
    seed: fc.nat(1_000_000),
    stays: fc.boolean(),
  });
}

/** Plays one, with everybody's questions answered in any order. */
export function wander(game: ClouGame, thieves: readonly string[], heist: Wandering, watcher: Watcher): void {
  const random = fastRandom(heist.seed);
  const state = begin(game, thieves, heist);
  for (let steps = 0; steps < 3000; steps++) {
    const open = game.pending(state);
    if (open.length === 0) return;
    const before = clone(state);
    const [chance] = open;
    let events: readonly Event[];
    if (isChance(chance)) {
      events = game.apply(state, chance, drawFrom(random, chance.draw));
    } else {
      const asked = open.filter((one): one is SeatDecision => !isChance(one));
      const answerable = asked.filter((one) => game.moves(game.view(state, one.seat), one).length > 0);
      const decision = answerable[random.below(answerable.length)] as SeatDecision;
      const listed = game.moves(game.view(state, decision.seat), decision);
      watcher.before?.(state, decision, listed, random);
      const move = heist.stays && decision.kind === "leave" ? listed[0] : listed[random.below(listed.length)];
      events = game.apply(state, decision, move as Move);
    }
    watcher.after?.(before, state, events);
  }
  throw new Error("a heist without end");
}

function begin(game: ClouGame, thieves: readonly string[], { seats, first, scenario }: Wandering): State {
  const crew = Array.from({ length: seats }, (_, i) => [`thief${i + 1}`, thieves[(first + i) % thieves.length]]);
  const config = game.configure({ scenario: game.meta.scenarios[scenario].id, ...Object.fromEntries(crew) }, seats);
  if (!config.ok) throw new Error(config.error.problem);
  return game.setup(config.value, seats);
}
