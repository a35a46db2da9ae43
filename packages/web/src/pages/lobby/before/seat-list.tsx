import type { Options } from "@safehouse/kernel";
import type { TableSeatView, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import "./seats.css";
import { announce } from "../../../app/announce.ts";
import { toast } from "../../../app/toast.ts";
import { useText } from "../../../text/texts.ts";
import { useRoving } from "../../../ui/roving.ts";
import type { GameToSet } from "../../new-table/load-game.ts";
import type { OptionField } from "../../new-table/option-fields.ts";
import { setOptions } from "../../new-table/set-options.ts";
import type { Doings } from "../doings.ts";
import { movedBy } from "../logic/order.ts";
import { seatName } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { KeptOut } from "./kept-out.tsx";
import { SeatRow } from "./seat-row.tsx";
import { SendAwayDialog } from "./send-away-dialog.tsx";
import { SheetCode } from "../sheet-code.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";
import { StandUpDialog } from "./stand-up-dialog.tsx";

export interface SeatListProps {
  readonly table: TableView;
  readonly doings: Doings;
  readonly game: GameToSet | null;
  readonly fields: readonly OptionField[];
  readonly config: Options;
  /** A stranger wants this seat, and has to say a name first. */
  onStranger(seat: number): void;
  onInvite(): void;
}

/** Who sits where. One tab stop: arrows walk through everything that can be pressed. */
export function SeatList({ table, doings, game, fields, config, onStranger, onInvite }: SeatListProps): JSX.Element {
  const t = useText({ en, de });
  const list = useRef<HTMLUListElement>(null);
  const [removing, setRemoving] = useState<TableSeatView | null>(null);
  const [isStandingUp, setStandingUp] = useState(false);
  const [giving, setGiving] = useState<number | null>(null);
  const [coded, setCoded] = useState<number | null>(null);
  useRoving(list, { selector: ".lobby-seat-tools button:not([role=menuitem]), .lobby-free-tools button" });

  const choose = (changed: Options): void => {
    if (game === null) return;
    const { problem, config: chosen } = setOptions(game, changed, table.seats.length);
    if (problem === null) void doings.changeOptions({ config: chosen });
    else toast({ text: problem.text, tone: "refusal" });
  };
  const sit = (seat: number): void => {
    if (table.you === null) onStranger(seat);
    else void doings.sit(seat);
  };
  const move = async (seat: TableSeatView, by: 1 | -1): Promise<void> => {
    const order = movedBy(table.seats.length, seat.seat, by);
    if (order === null || !(await doings.order(order))) return;
    announce(t.moved(seatName(seat, t), seat.seat + by));
    focusSeat(list.current, seat.seat + by, by);
  };
  const makeHost = async (seat: TableSeatView): Promise<void> => {
    if (!(await doings.giveHost(seat.seat))) return;
    announce(t.hostNext(seatName(seat, t)));
    // The menu is gone with the role.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(".lobby-seat-tools button")?.focus());
  };
  const remove = (seat: TableSeatView): void => {
    // Neither a bot nor a sheet takes offence.
    if (seat.kind === "bot" || seat.kind === "paper") void doings.clearSeat(seat.seat);
    else setRemoving(seat);
  };
  return (
    <>
      <ul ref={list} class="lobby-seats" aria-label={t.seatsRegion}>
        {table.seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            table={table}
            seat={seat}
            levels={game?.game.levels ?? []}
            game={game}
            onWish={(wish) => void doings.wish(seat.seat, wish)}
            fields={fields.filter((field) => field.seat === seat.seat)}
            config={config}
            onOption={choose}
            onSit={() => sit(seat.seat)}
            onInvite={onInvite}
            onBot={(level) => void doings.putBot(seat.seat, level)}
            onSheet={() => setGiving(seat.seat)}
            onCode={() => setCoded(seat.seat)}
            onMove={(by) => void move(seat, by)}
            onHost={() => void makeHost(seat)}
            onRemove={() => remove(seat)}
            onStandUp={() => setStandingUp(true)}
          />
        ))}
      </ul>
      <KeptOut table={table} doings={doings} />
      <SendAwayDialog doings={doings} seat={removing} onClose={() => setRemoving(null)} />
      <SheetDialog doings={doings} seat={giving} onClose={() => setGiving(null)} />
      <SheetCode
        open={coded !== null}
        doings={doings}
        seat={coded === null ? null : (table.seats[coded] ?? null)}
        onClose={() => setCoded(null)}
      />
      <StandUpDialog table={table} doings={doings} open={isStandingUp} onClose={() => setStandingUp(false)} />
    </>
  );
}

/** Whoever moves a seat by keyboard goes on moving the same one. */
function focusSeat(list: HTMLUListElement | null, seat: number, by: 1 | -1): void {
  requestAnimationFrame(() => {
    const buttons = list?.querySelectorAll<HTMLButtonElement>(`[data-seat="${seat}"] .lobby-seat-tools > * button`);
    const visible = [...(buttons ?? [])].filter((button) => button.offsetParent !== null);
    (by === -1 ? visible[0] : (visible[1] ?? visible[0]))?.focus();
  });
}
