import { type Face, NAMES } from "../../content/cards.ts";
import { isNumber } from "../../content/traits.ts";
import { RECEIVER_PAYS } from "../../rules/receiver.ts";
import type { Play } from "./play.ts";
import { leaveHand, takeOut } from "./round.ts";
import { UNSEEN } from "./tastes.ts";

/** The Receiver was drawn (K-9.3): all sell what is worth less than his price and the card that replaces it. */
export function openFence({ round, note }: Play, drawer: number, promised: Face | null): void {
  const { seats, hands, pile, paid, points, direction, turn } = round;
  const sold: Face[][] = hands.map((hand, seat) => {
    const cards = hand.filter((face) => isNumber(face) && points[face] < RECEIVER_PAYS + UNSEEN);
    if (promised !== null && seat === turn) takeOut(cards, promised);
    for (const face of cards) note?.(seat, { do: "sell", card: NAMES[face] });
    note?.(seat, { do: "done" });
    return cards;
  });
  for (const [seat, cards] of sold.entries()) {
    for (const face of cards) leaveHand(round, seat, face);
    paid[seat] += cards.length * RECEIVER_PAYS;
  }
  const draw = (seat: number): void => {
    const face = pile.pop();
    if (face !== undefined) hands[seat].push(face);
  };
  draw(drawer);
  for (let i = 0; i < seats; i++) {
    const seat = (drawer + direction * i + seats) % seats;
    for (let k = 0; k < sold[seat].length; k++) draw(seat);
  }
}
