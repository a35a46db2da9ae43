import { type Refusal, refuse } from "@safehouse/kernel";
import { FACES } from "./content/symbols.ts";
import type { Move } from "./moves.ts";
import type { Sight } from "./play.ts";
import { facesOf } from "./rules/dice.ts";
import { isStarUsed, openCircle, seatMidUse, untouchedDice } from "./rules/star-rights.ts";

type StarMove = Extract<Move, { do: "star" }>;

/** Why a star cannot be crossed now, or not like that; null for what is no star of this crew. */
export function whyNotStar(sight: Sight, seat: number, kind: string, move: StarMove): Refusal | null {
  const { table } = sight;
  const star = table.sheets[seat].stars.find(({ id }) => id === move.star);
  if (star === undefined) {
    const owner = table.sheets.findIndex(({ stars }) => stars.some(({ id }) => id === move.star));
    return owner < 0 ? null : refuse("A-4.1", "no.star-of-another", { seat: owner });
  }
  if (openCircle(sight, seat, star) === null) return refuse("A-4.1", "no.star-spent", { star: star.id });
  if (isStarUsed(sight)) return refuse("A-4.1", "no.star-this-round");
  if (kind !== "dice") return refuse("C-3.3", "no.settle-first");
  const midUse = seatMidUse(sight);
  if (midUse === seat) return refuse("C-4.5", "no.ready-first");
  if (star.does === "gives") return whyNotReceived(sight, move, star.isForAnyone);
  if (untouchedDice(sight) === 0) return refuse("A-4.6", "no.star-no-dice");
  if (midUse !== null) return refuse("A-4.6", "no.star-mid-use", { seat: midUse });
  return star.does === "turns-die" ? whyNotTurned(sight, move) : null;
}

function whyNotReceived({ table }: Sight, move: StarMove, isForAnyone: boolean): Refusal | null {
  const receiver = "for" in move ? move.for : null;
  if (!isForAnyone) return receiver === null ? null : refuse("A-4.1", "no.star-own");
  if (receiver === null) return refuse("A-4.1", "no.star-for-whom");
  return table.sheets[receiver] === undefined ? refuse("A-4.1", "no.nobody-there") : null;
}

function whyNotTurned(sight: Sight, move: StarMove): Refusal | null {
  const faces = facesOf(sight.board, untouchedDice(sight));
  if (!("die" in move) || !faces.includes(move.die)) return refuse("A-4.6", "no.star-die-used", { faces });
  const isFace = Number.isInteger(move.to) && move.to >= 1 && move.to <= FACES;
  return isFace && move.to !== move.die ? null : refuse("A-4.4", "no.star-face", { die: move.die });
}
