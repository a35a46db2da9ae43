import { BUILDINGS, type HintMove, informantCalledBy, type Move, type View } from "@safehouse/games/robnrun/board";

/**
 * How often something has to be pressed for a move. A building is robbed at once, unless that calls an informant: then it says so first. A
 * card may be a wrong one, and there is no way back: it is raised, and then meant.
 */
export function pressesFor({ table }: Pick<View, "table">, move: Move): number {
  switch (move.do) {
    case "rob":
      return informantCalledBy(
        table,
        BUILDINGS.findIndex(({ name }) => name === move.building),
      ) === null
        ? 1
        : 2;
    case "play":
    case "give":
      return 2;
    case "hint":
      return 2 + blanksOf(move);
    default:
      return 1;
  }
}

/** The card is taken up, its blanks are filled in, it is told. */
function blanksOf({ tool, second, seat, partner }: HintMove): number {
  return [tool, second, seat, partner].filter((blank) => blank !== undefined).length;
}
