import { CARDS, faceOf, type Kind, type Move } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";

/** Series of cards go by one press each, and can be taken back. */
const SERIES = ["fence", "halve"];
/** Whoever plays one draws for it, or sets off what nobody can stop. */
const COSTLY: readonly Kind[] = ["police", "bomb"];

/**
 * How often its card, player or button has to be pressed for a move. A card is played at once and can be taken back for a moment; what
 * costs something, or gives a card away, first says so.
 */
export function pressesFor(kind: string, move: Move): 1 | 2 {
  if (SERIES.includes(kind)) return 1;
  switch (move.do) {
    case "play":
      return COSTLY.includes(found(CARDS[faceOf(move.card)]).kind) ? 2 : 1;
    case "lay":
    case "parry":
    case "give":
    case "discard":
      return 2;
    default:
      return 1;
  }
}
