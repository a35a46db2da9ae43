import { NAMES } from "@safehouse/games/klaumau/board";
import { useTable } from "./context.ts";

/** Everything that can be seen of a player, in one sentence. */
export function useSeatWords(seat: number): string {
  const { view, seats, t, name, cardName } = useTable();
  const { table } = view;
  const hand = view.open?.hands[seat] ?? [];
  return [
    t.seat(name(seat), view.sizes[seat], table.totals[seat]),
    hand.length > 0 ? t.holds(t.cardList(hand.map((face) => cardName(NAMES[face])))) : "",
    table.laid[seat] === 1 ? t.seatWatchdog : "",
    table.sold[seat] > 0 ? t.seatSold(table.sold[seat]) : "",
    table.turn === seat && table.stage !== "over" ? t.seatTurn : "",
    seats[seat]?.kind === "bot" ? t.seatBot : "",
  ]
    .filter(Boolean)
    .join(", ");
}
