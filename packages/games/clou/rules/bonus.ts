import { BONUS_SEATS, DICE, SETTLER } from "../slots.ts";
import { giftName } from "../compile/gifts.ts";
import type { RollShows } from "../content/sheet.ts";
import type { Play } from "../play.ts";
import { offerLoud } from "./concert.ts";
import { receive } from "./gifts.ts";
import { goOnSettling } from "./settling.ts";

/** C-5.8: what the natural roll shows is activated by itself, seat after seat, before any die is used. */
export function giveBonuses(play: Play): void {
  const { table, board, events } = play;
  while (board[BONUS_SEATS] < table.seats && board[SETTLER] < 0) {
    const seat = board[BONUS_SEATS]++;
    const dice = board.slice(DICE, DICE + 3);
    table.sheets[seat].bonuses.forEach(({ when, gift }, bonus) => {
      if (!shows(dice, when)) return;
      events?.push({ type: "bonus", seat, bonus, gift: giftName(gift) });
      receive(play, seat, gift);
    });
    goOnSettling(play, seat);
  }
  if (board[BONUS_SEATS] === table.seats) offerLoud(play);
}

export function shows(dice: readonly number[], when: RollShows): boolean {
  if ("once" in when) return dice.filter((face) => face === when.once).length === 1;
  if ("alike" in when) return dice.some((face) => dice.filter((other) => other === face).length >= when.alike);
  if ("within" in when) return dice.some((face) => face >= when.within[0] && face <= when.within[1]);
  const [a, b, c] = dice;
  const totals = when.of === 1 ? dice : when.of === 2 ? [a + b, a + c, b + c] : [a + b + c];
  return totals.includes(when.total);
}
