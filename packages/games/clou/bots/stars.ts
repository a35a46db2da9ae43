import { pickOne, type Random } from "@safehouse/kernel";
import { settleOn } from "../apply.ts";
import { FINISHED, TIME } from "../slots.ts";
import type { CompiledStar } from "../compile/sheet.ts";
import { FACES } from "../content/symbols.ts";
import type { Move } from "../moves.ts";
import type { Play, Sight } from "../play.ts";
import { facesOf, isReady } from "../rules/dice.ts";
import { giveByStar, throwAnew, throwByStar, turnByStar } from "../rules/stars.ts";
import { openCircle, untouchedDice, usableStars } from "../rules/star-rights.ts";
import { bestTurn } from "./best-turn.ts";
import { settle } from "./policy.ts";
import type { Lore } from "./lore/lore.ts";
import { settleAll } from "./scene.ts";
import { type Fall, fallsOf } from "./throws.ts";
import { futureOf } from "./worth.ts";

/** How hard a bot thinks about a star: positions a turn, and ways in which dice may fall. */
export interface Effort {
  readonly nodes: number;
  readonly falls: number;
}

/** What a star must bring, in points: more while there are more rounds to come than stars to cross, and early, when worth is guesswork. */
const SPARING = 3;
const EARLY = 0.5;
const LEAST_GAIN = 0.05;
/** And more while others are at work, who may have a better use for the one star of the round: a person is not to be forestalled for little. */
const COURTESY = 1;

/**
 * The star to cross now, or null if the crew does as well without: each is held against the best turns of everybody concerned
 * without it, of which `without` is the own one.
 */
export function bestStar(
  sight: Sight,
  seat: number,
  without: number,
  effort: Effort,
  random: Random,
  lore: Lore | null = null,
): Move | null {
  if (sight.table.starUsedAt < 0 || isReady(sight, seat)) return null;
  const stars = usableStars(sight, seat);
  if (stars.length === 0) return null;
  const judge = makeJudge(sight, seat, without, effort, lore);
  let best: Move | null = null;
  let most = priceOf(sight) + (isWantedByOthers(sight, seat) ? COURTESY : 0);
  const consider = (move: Move, gain: number): void => {
    if (gain <= most) return;
    most = gain;
    best = move;
  };
  for (const star of stars) {
    const { id } = star;
    if (star.does === "throws-anew")
      consider({ do: "star", star: id }, gainOfThrow(sight, seat, star, judge, effort, random));
    else if (star.does === "turns-die") {
      for (const die of new Set(facesOf(sight.board, untouchedDice(sight)))) {
        for (let to = 1; to <= FACES; to++) {
          if (to === die) continue;
          consider(
            { do: "star", star: id, die, to },
            judge.changed((play) => turnByStar(play, seat, star, die, to)),
          );
        }
      }
    } else {
      for (let other = 0; other < sight.table.seats; other++) {
        if (other !== seat && !star.isForAnyone) continue;
        const gain = judge.given(other, (play) => giveByStar(play, seat, star, other));
        consider(star.isForAnyone ? { do: "star", star: id, for: other } : { do: "star", star: id }, gain);
      }
    }
  }
  return best;
}

/** Whether somebody else who has not finished has a star to cross. */
function isWantedByOthers(sight: Sight, seat: number): boolean {
  const { table, board } = sight;
  return table.sheets.some(
    ({ stars }, other) =>
      other !== seat &&
      board[table.seatAt[other] + FINISHED] === 0 &&
      stars.some((star) => openCircle(sight, other, star) !== null),
  );
}

/** Stars that would be left over cost next to nothing; the fewer there are, the better each should be used. */
function priceOf({ table, board }: Sight): number {
  let left = 0;
  table.sheets.forEach(({ stars }, seat) => {
    for (const { cells } of stars) for (const cell of cells) if (board[table.cellsAt[seat] + cell] === 0) left++;
  });
  return LEAST_GAIN + SPARING * Math.max(0, 1 - left / board[TIME]) + EARLY * futureOf(board);
}

interface Judge {
  /** What everybody's turns gain by changed dice. */
  changed(change: (play: Play) => void): number;
  /** What one player's turn gains by what it is given. */
  given(seat: number, change: (play: Play) => void): number;
}

function makeJudge(sight: Sight, seat: number, without: number, { nodes }: Effort, lore: Lore | null): Judge {
  const before: number[] = [];
  before[seat] = without;
  const valueOf = (position: Sight, who: number): number => bestTurn(position, who, nodes, lore).value;
  const gainOf = (position: Sight, who: number): number =>
    valueOf(position, who) - (before[who] ??= valueOf(sight, who));
  const after = (change: (play: Play) => void): Play => {
    const play: Play = { table: sight.table, board: sight.board.slice(), queue: sight.queue.slice(), events: null };
    change(play);
    settleOn(play, seat);
    settleAll(play, seat, (at, asked) => settle(at, asked, lore));
    return play;
  };
  return {
    changed(change) {
      const play = after(change);
      let gain = 0;
      for (let who = 0; who < sight.table.seats; who++) gain += gainOf(play, who);
      return gain;
    },
    given: (who, change) => gainOf(after(change), who),
  };
}

function gainOfThrow(
  sight: Sight,
  seat: number,
  star: CompiledStar,
  judge: Judge,
  { falls: most }: Effort,
  random: Random,
): number {
  const all = fallsOf(facesOf(sight.board, untouchedDice(sight)).length);
  const falls: readonly Fall[] = all.length <= most ? all : Array.from({ length: most }, () => pickOne(random, all));
  const weight = falls.reduce((sum, { chance }) => sum + chance, 0);
  let gain = 0;
  for (const { faces, chance } of falls) {
    const thrown = judge.changed((play) => {
      throwByStar(play, seat, star);
      throwAnew(play, faces);
    });
    gain += (thrown * chance) / weight;
  }
  return gain;
}
