import { NAMES } from "@safehouse/games/klaumau/board";
import { found } from "@safehouse/kernel";
import { useTable } from "./context.ts";

/** Everything that can be seen of a player, in one sentence. */
export function useSeatWords(seat: number): string {
  const { view, seats, final, t, name, cardName } = useTable();
  const { table } = view;
  const counted = table.stage === "over" ? (final.find((score) => score.seat === seat)?.cards ?? []) : [];
  const hand = view.open?.hands[seat]?.map((face) => found(NAMES[face])) ?? counted;
  return [
    t.seat(name(seat), found(view.sizes[seat]), found(table.totals[seat])),
    hand.length > 0 ? t.holds(t.cardList(hand.map(cardName))) : "",
    table.laid[seat] === 1 ? t.seatWatchdog : "",
    found(table.sold[seat]) > 0 ? t.seatSold(found(table.sold[seat])) : "",
    table.turn === seat && table.stage !== "over" ? t.seatTurn : "",
    seats[seat]?.kind === "bot" ? t.seatBot : "",
    seats[seat]?.isGone === true ? t.seatGone : "",
  ]
    .filter(Boolean)
    .join(", ");
}
