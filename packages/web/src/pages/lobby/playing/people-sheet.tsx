import type { TableSeatView, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import "./people-sheet.css";
import { announce } from "../../../app/announce.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SeatChip } from "../../../ui/seat-chip.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import type { Doings } from "../doings.ts";
import { isCutOff, isSeated, isStoodIn, mayComplainAbout, mayGiveTime, mayMakeHost } from "../logic/rights.ts";
import { endVote } from "../logic/votes.ts";
import { seatLine, seatName } from "../seat-words.ts";
import { SheetDoings } from "./sheet-doings.tsx";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { Watching } from "../watching.tsx";

export interface PeopleSheetProps {
  readonly table: TableView;
  readonly doings: Doings;
  /** The seats that the match waits for. */
  readonly asked: readonly number[];
  /** The seats whose time is running. */
  readonly timed: readonly number[];
  /** Its seats can be played on paper. */
  readonly hasSheets: boolean;
  /** Shows the code of the sheet of that seat. */
  onCode(seat: number): void;
  readonly open: boolean;
  onClose(): void;
}

/** Who sits here while the match runs, and what the people may decide. */
export function PeopleSheet(props: PeopleSheetProps): JSX.Element {
  const { table, doings, asked, hasSheets, onCode, open, onClose } = props;
  const t = useText({ en, de });
  const { votes, needed, isMine } = endVote(table);
  return (
    <Sheet open={open} title={t.people} onClose={onClose}>
      <div class="lobby-people">
        <p class="muted">{t.peopleLead}</p>
        <ul>
          {table.seats.map((seat) => (
            <li key={seat.seat}>
              <SeatChip
                seat={seat.seat}
                name={seatName(seat, t)}
                line={seatLine(table, seat, t)}
                kind={seat.kind === "bot" ? "bot" : "human"}
                mark={seat.paper === null ? undefined : "pencil"}
                isTurn={asked.includes(seat.seat)}
                isHost={seat.guest !== null && seat.guest.id === table.host}
                isOffline={!seat.isHere || isCutOff(table, seat)}
                you={seat.seat === table.you?.seat}
              />
              <SeatDoings {...props} seat={seat} />
              <SheetDoings
                table={table}
                doings={doings}
                seat={seat}
                hasSheets={hasSheets}
                onCode={() => onCode(seat.seat)}
              />
            </li>
          ))}
        </ul>
        {table.watching > 0 && <Watching count={table.watching} />}
        {table.phase === "playing" && isSeated(table) && (
          <>
            <section>
              <h3>{t.awayTitle}</h3>
              <p class="muted">{t.awayLead}</p>
              {isStoodIn(table) ? (
                <Button tone="lit" icon="person" onClick={() => void doings.takeBack()}>
                  {t.takeBack}
                </Button>
              ) : (
                <Button icon="bot" onClick={() => void doings.handOver()}>
                  {t.menuHandOver}
                </Button>
              )}
            </section>
            <section>
              <h3>{t.endTitle}</h3>
              <p class="muted">{t.endLead(votes, needed)}</p>
              <Button pressed={isMine} onClick={() => void doings.voteEnd(!isMine)}>
                {isMine ? t.wantEndNoMore : t.wantEnd}
              </Button>
            </section>
          </>
        )}
      </div>
    </Sheet>
  );
}

function SeatDoings({
  table,
  doings,
  asked,
  timed,
  seat: there,
}: PeopleSheetProps & { readonly seat: TableSeatView }): JSX.Element | null {
  const t = useText({ en, de });
  const { seat } = there;
  const hasClock = timed.includes(seat);
  const isVoted = table.absence?.seat === seat && table.you !== null && table.absence.votes.includes(table.you.guest);
  const mayGive = hasClock && mayGiveTime(table, seat);
  const mayComplain = mayComplainAbout(table, seat, asked) && !isVoted;
  if (!mayComplain && !mayGive && !mayMakeHost(table, seat)) return null;
  const makeHost = async (button: Element): Promise<void> => {
    const sheet = button.closest("dialog");
    if (!(await doings.giveHost(seat))) return;
    announce(t.hostNext(seatName(there, t)));
    // What was pressed is gone.
    sheet?.querySelector("button")?.focus();
  };
  return (
    <span class="lobby-people-tools">
      {mayGive && (
        <Button size="small" icon="time" onClick={() => void doings.giveTime(seat)}>
          {t.moreTimeFor(seatName(there, t))}
        </Button>
      )}
      {mayComplain && (
        <Button size="small" icon="bot" onClick={() => void doings.complainAbout(seat)}>
          {t.complain(seatName(there, t))}
        </Button>
      )}
      {mayMakeHost(table, seat) && (
        <Button size="small" icon="host" onClick={(event) => void makeHost(event.currentTarget as Element)}>
          {t.makeHostOf(seatName(there, t))}
        </Button>
      )}
    </span>
  );
}
