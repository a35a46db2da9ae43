import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import type { Moment, SeatInfo } from "../../play/session.ts";
import type { Voice } from "../../play/voice.ts";
import { useText } from "../../text/texts.ts";
import { SeatChip } from "../../ui/seat-chip.tsx";
import { WAY_ICONS, WAY_WORDS, wayOf } from "../../boards/way-of-playing.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface PeopleProps {
  readonly table: TableView;
  readonly seats: readonly SeatInfo[];
  readonly voice: Voice;
  readonly moment: Moment;
}

/** Everybody, and how they play. The lamp is on whoever is asked. */
export function People({ table, seats, voice, moment }: PeopleProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <ul class="screen-people" data-part="screen-people" data-many={seats.length > 4}>
      {seats.map((info, seat) => (
        // A seat is its number.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={seat}>
          <SeatChip
            seat={seat}
            name={voice.name(seat)}
            kind={info.kind}
            isOffline={info.isGone === true}
            mark={table.phase === "playing" ? WAY_ICONS[wayOf(info)] : undefined}
            isTurn={table.phase === "playing" && moment.pending.some((asked) => asked.seat === seat)}
            line={table.phase === "playing" ? t[WAY_WORDS[wayOf(info)]] : ""}
          />
        </li>
      ))}
    </ul>
  );
}
