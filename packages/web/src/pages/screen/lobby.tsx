import type { TableSeatView, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { SeatChip } from "../../ui/seat-chip.tsx";
import { gameName } from "../tables/game-name.ts";
import { Invite } from "./invite.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Before the match: who is there, and how to join. */
export function Lobby({ table, code }: { readonly table: TableView; readonly code: string | null }): JSX.Element {
  const t = useText({ en, de });
  return (
    <section class="screen-lobby" data-part="screen-lobby">
      <header>
        <h1>{gameName(table.game)}</h1>
        <p>{t.joinTitle}</p>
      </header>
      <ul class="screen-people">
        {table.seats.map((seat) => (
          <li key={seat.seat} data-empty={seat.kind === "empty"}>
            <Person seat={seat} />
          </li>
        ))}
      </ul>
      <div class="screen-join">
        <p>{code === null ? t.joinLeadCamera : t.joinLead}</p>
        <Invite table={table} code={code} label={t.join} />
      </div>
      <p class="screen-lobby-foot">{t.waitingStart}</p>
    </section>
  );
}

function Person({ seat }: { readonly seat: TableSeatView }): JSX.Element {
  const t = useText({ en, de });
  if (seat.kind === "empty") return <span class="screen-free">{t.free}</span>;
  const name = seat.kind === "bot" ? t.bot : (seat.guest?.name ?? seat.paper?.name ?? "");
  const isAway = seat.kind === "guest" && !seat.isHere;
  return (
    <SeatChip
      seat={seat.seat}
      name={name}
      kind={seat.kind === "bot" ? "bot" : "human"}
      isOffline={isAway}
      mark={seat.paper === null ? undefined : "pencil"}
      line={isAway ? t.away : seat.paper === null ? "" : t.onPaper}
    />
  );
}
