import type { BotLevel } from "@safehouse/kernel";
import type { TableSeatView, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { SeatChip } from "../../../ui/seat-chip.tsx";
import { usualLevel } from "../../new-table/load-game.ts";
import { isCutOff, isSeated, mayArrange, mayClear, mayMakeHost, mayTake } from "../logic/rights.ts";
import { useMedia } from "../use-media.ts";
import { seatLine, seatName } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

export interface SeatRowProps {
  readonly table: TableView;
  readonly seat: TableSeatView;
  readonly levels: readonly BotLevel[];
  onSit(): void;
  onInvite(): void;
  onBot(level: BotLevel): void;
  onMove(by: 1 | -1): void;
  onHost(): void;
  onRemove(): void;
  onStandUp(): void;
}

/** One seat: who sits there, and what the viewer may do about it. */
export function SeatRow(props: SeatRowProps): JSX.Element {
  const { table, seat } = props;
  const t = useText({ en, de });
  return (
    <li class="lobby-seat" data-seat={seat.seat}>
      <span class="lobby-seat-number" aria-hidden="true">
        {seat.seat + 1}
      </span>
      <span class="vh">{t.seat(seat.seat)}</span>
      {seat.kind === "empty" ? (
        <FreeSeat {...props} />
      ) : (
        <>
          <SeatChip
            seat={seat.seat}
            name={seatName(seat, t)}
            line={seatLine(table, seat, t)}
            kind={seat.kind === "bot" ? "bot" : "human"}
            isHost={seat.guest !== null && seat.guest.id === table.host}
            isOffline={!seat.isHere || isCutOff(table, seat)}
            you={seat.seat === table.you?.seat}
          />
          <SeatTools {...props} />
        </>
      )}
    </li>
  );
}

function FreeSeat({ table, seat, levels, onSit, onInvite, onBot }: SeatRowProps): JSX.Element {
  const t = useText({ en, de });
  const isHere = isSeated(table);
  return (
    <span class="lobby-free">
      <span class="lobby-free-hat" aria-hidden="true">
        <Icon name="plus" />
      </span>
      <span class="vh">{t.nobody}</span>
      <span class="lobby-free-tools">
        {mayTake(table, seat.seat) && (
          <Button tone={isHere ? "ghost" : "plain"} icon="person" onClick={onSit}>
            {isHere ? t.moveHere : t.sitHere}
          </Button>
        )}
        {isHere && (
          <Button tone="plain" icon="link" onClick={onInvite}>
            {t.invite}
          </Button>
        )}
        {mayArrange(table) && levels.length > 0 && (
          <Button tone="plain" icon="bot" onClick={() => onBot(usualLevel(levels))}>
            {t.addBot}
          </Button>
        )}
      </span>
    </span>
  );
}

function SeatTools(props: SeatRowProps): JSX.Element | null {
  const { table, seat, levels, onBot, onMove, onHost, onRemove, onStandUp } = props;
  const t = useText({ en, de });
  const isWide = useMedia("(min-width: 761px)");
  const name = seatName(seat, t);
  if (!mayArrange(table)) {
    if (seat.seat !== table.you?.seat) return null;
    return (
      <span class="lobby-seat-tools">
        <Button tone="ghost" size="small" onClick={onStandUp}>
          {t.leaveSeat}
        </Button>
      </span>
    );
  }
  // Elsewhere they are in the menu. What is not shown must not be there either: arrows would get lost in it.
  const last = table.seats.length - 1;
  const levelItems = levels.map((level) => ({
    label: t.level(level),
    icon: level === seat.level ? ("check" as const) : ("bot" as const),
    onSelect: () => onBot(level),
  }));
  const items = [
    ...(seat.kind === "bot" ? levelItems : []),
    ...(mayMakeHost(table, seat.seat) ? [{ label: t.makeHost, icon: "host" as const, onSelect: onHost }] : []),
    ...(seat.seat > 0 ? [{ label: t.up, icon: "up" as const, onSelect: () => onMove(-1) }] : []),
    ...(seat.seat < last ? [{ label: t.down, icon: "down" as const, onSelect: () => onMove(1) }] : []),
    ...(seat.seat === table.you?.seat ? [{ label: t.leaveSeat, icon: "close" as const, onSelect: onStandUp }] : []),
  ];
  return (
    <span class="lobby-seat-tools">
      {isWide && (
        <span class="lobby-seat-order">
          {seat.seat > 0 && <IconButton icon="up" label={t.moveUp(name)} onClick={() => onMove(-1)} />}
          {seat.seat < last && <IconButton icon="down" label={t.moveDown(name)} onClick={() => onMove(1)} />}
        </span>
      )}
      <Menu label={t.arrange(name)} icon="settings" items={items} />
      {mayClear(table, seat.seat) && <IconButton icon="close" label={t.remove(name)} onClick={onRemove} />}
    </span>
  );
}
