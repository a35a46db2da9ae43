import { drawFrom, fastRandom } from "@safehouse/chance";
import type { Event, Move, Reader, View } from "@safehouse/games/clou/board";
import type { ClouGame } from "@safehouse/games/clou/paper";
import { reader as againReader } from "@safehouse/games/clou-again/reader";
import { reader as clouReader } from "@safehouse/games/clou/reader";
import { type JsonObject, pickOne, playout, type SeatDecision } from "@safehouse/kernel";
import { clou } from "../../../games/clou/game.ts";
import { clouAgain } from "../../../games/clou-again/game.ts";
import type { Asked } from "../../src/boards/clou/logic/chosen.ts";

/** A game of the family, and what its table reads it with. */
export interface Played {
  readonly game: ClouGame;
  readonly reader: Reader;
}

export const CLOU: Played = { game: clou, reader: clouReader };
export const AGAIN: Played = { game: clouAgain, reader: againReader };

/** Every game with every crew. */
export const CREWS: readonly (readonly [game: string, seats: number, played: Played])[] = [CLOU, AGAIN].flatMap(
  (played) => {
    const { id, seats } = played.game.meta;
    return Array.from({ length: seats.max }, (_, i) => [id, i + 1, played] as const);
  },
);

export interface Question {
  readonly view: View;
  readonly decision: SeatDecision;
  readonly moves: readonly Move[];
}

/** Plays a whole seeded heist by chance and shows every question that is asked, and every moment. */
export function walk(
  { game }: Played,
  seats: number,
  seed: number,
  on: {
    readonly asked?: (question: Question) => void;
    readonly moment?: (events: readonly Event[], view: View) => void;
  },
  options: JsonObject = {},
): void {
  const config = game.configure(options, seats);
  if (!config.ok) throw new Error(config.error.problem);
  const random = fastRandom(seed);
  playout(
    game,
    game.setup(config.value, seats),
    {
      choose(decision, view, moves) {
        on.asked?.({ view, decision, moves });
        // Whoever only runs never sees the end of the night; and "any" is rare enough to be taken when it comes.
        const staying = moves.filter((move) => move.do !== "run");
        const any = moves.filter((move) => move.do === "any");
        const stars = moves.filter((move) => move.do === "star");
        if (any.length > 0 && random.below(2) === 0) return pickOne(random, any);
        if (stars.length > 0 && random.below(3) === 0) return pickOne(random, stars);
        return pickOne(random, staying.length > 0 && random.below(20) > 0 ? staying : moves);
      },
      draw: (decision) => drawFrom(random, decision.draw),
      watch: (events, state) => on.moment?.(events, game.view(state, "spectator")),
    },
    20_000,
  );
}

export function askedOf({ reader }: Pick<Played, "reader">, { view, decision, moves }: Question): Asked {
  const { dice, queue } = reader.readNight(view);
  return { kind: decision.kind, moves, dice, left: reader.readHand(view, decision.seat).left, queue };
}
