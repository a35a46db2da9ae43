import type { JSX } from "preact";
import { SeatChip, type SeatChipProps } from "../ui/seat-chip.tsx";
import { useKit } from "./table.tsx";

export type SeatProps = Pick<SeatChipProps, "seat" | "line" | "words" | "mark"> & {
  /** Where it is not simply whom the table waits for. */
  readonly isTurn?: boolean;
};

/** Somebody at the table: hat, name, bot or not, whose turn it is, and a line about them. */
export function Seat({ seat, isTurn, line, ...looks }: SeatProps): JSX.Element {
  const { seats, pending, name, isYou } = useKit();
  const isGone = seats[seat]?.isGone === true;
  return (
    <SeatChip
      {...looks}
      // Whoever is waited for in vain is told by that, whatever else there is to say.
      line={isGone ? undefined : line}
      isOffline={isGone}
      seat={seat}
      name={name(seat)}
      kind={seats[seat]?.kind ?? "human"}
      you={isYou(seat)}
      isTurn={isTurn ?? pending.some((decision) => decision.seat === seat)}
    />
  );
}
