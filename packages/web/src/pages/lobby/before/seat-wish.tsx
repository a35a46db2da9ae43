import type { SeatWishes } from "@safehouse/kernel";
import type { TableSeatView, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { useText } from "../../../text/texts.ts";
import { WishPicker } from "../../../wishes/wish-picker.tsx";
import type { GameToSet } from "../../new-table/load-game.ts";
import { sayBefore } from "../../new-table/say-before.ts";
import { mayWish } from "../logic/rights.ts";
import { seatName } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

interface SeatWishProps {
  readonly table: TableView;
  readonly seat: TableSeatView;
  readonly loaded: GameToSet;
  readonly wishes: SeatWishes;
  onWish(wish: string | null): void;
}

/** Whom somebody at the table would like to be: for all to see, with the sheet to look at. */
export function SeatWish({ table, seat, loaded, wishes, onWish }: SeatWishProps): JSX.Element {
  const t = useText({ en, de });
  const say = useMemo(() => sayBefore(loaded.texts), [loaded]);
  const others = table.seats.filter((other) => other.seat !== seat.seat);
  return (
    <WishPicker
      game={table.game}
      wishes={wishes}
      say={say}
      label={t.wishOf(seatName(seat, t))}
      choice={seat.wish}
      othersFor={(choice) => others.filter(({ wish }) => wish === choice).map((other) => seatName(other, t))}
      onChoose={mayWish(table, seat.seat) ? onWish : null}
    />
  );
}
