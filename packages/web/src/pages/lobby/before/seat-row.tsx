import type { BotLevel, Options } from "@safehouse/kernel";
import type { TableSeatView, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { BOT_LEVELS } from "../../../text/bot-levels.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { SeatChip } from "../../../ui/seat-chip.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { type GameToSet, usualLevel } from "../../new-table/load-game.ts";
import type { OptionField } from "../../new-table/option-fields.ts";
import { SeatChoice } from "../../new-table/seat-choice.tsx";
import { SeatWish } from "./seat-wish.tsx";
import { choicesAt } from "../logic/config.ts";
import { isCutOff, isSeated, mayArrange, mayClear, mayGiveSheet, mayMakeHost, mayTake } from "../logic/rights.ts";
import { seatLine, seatName } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { de as paperDe } from "../text/paper-de.ts";
import { en as paperEn } from "../text/paper-en.ts";

export interface SeatRowProps {
  readonly table: TableView;
  readonly seat: TableSeatView;
  readonly levels: readonly BotLevel[];
  readonly game: GameToSet | null;
  /** What the game asks about this seat. */
  readonly fields: readonly OptionField[];
  readonly config: Options;
  onOption(config: Options): void;
  onWish(wish: string | null): void;
  onSit(): void;
  onInvite(): void;
  onBot(level: BotLevel): void;
  /** A free seat for somebody with a pencil. */
  onSheet(): void;
  /** Shows the code of the sheet of this seat. */
  onCode(): void;
  onMove(by: 1 | -1): void;
  onHost(): void;
  onRemove(): void;
  onStandUp(): void;
}

/** One seat: who sits there, and what the viewer may do about it. */
export function SeatRow(props: SeatRowProps): JSX.Element {
  const { table, seat } = props;
  const t = useText({ en, de });
  const paper = useText({ en: paperEn, de: paperDe });
  return (
    <li class="lobby-seat" data-part="lobby-seat" data-seat={seat.seat}>
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
            line={[seatLine(table, seat, t), ...shownChoices(props)].filter((part) => part !== "").join(" · ")}
            kind={seat.kind === "bot" ? "bot" : "human"}
            mark={seat.paper === null ? undefined : "pencil"}
            isHost={seat.guest !== null && seat.guest.id === table.host}
            isOffline={!seat.isHere || isCutOff(table, seat)}
            you={seat.seat === table.you?.seat}
          />
          <SeatChoices {...props} />
          {props.game?.game.wishes !== undefined && (
            <SeatWish {...props} loaded={props.game} wishes={props.game.game.wishes} />
          )}
          {seat.paper !== null && seat.paper.code !== null && (
            <Button size="small" icon="pencil" data-part="sheet-of-seat" onClick={props.onCode}>
              {paper.sheet(seatName(seat, t))}
            </Button>
          )}
          <SeatTools {...props} />
        </>
      )}
    </li>
  );
}

/** Who may choose sees it chosen. */
function shownChoices({ table, seat, fields, config }: SeatRowProps): string[] {
  return mayArrange(table) ? [] : choicesAt(fields, config, seat.seat);
}

function SeatChoices({ table, game, fields, config, onOption }: SeatRowProps): JSX.Element | null {
  const t = useText({ en, de });
  if (game === null || !mayArrange(table) || fields.length === 0) return null;
  return (
    <span class="lobby-seat-choices">
      {fields.map((field) => (
        <SeatChoice
          key={field.name}
          loaded={game}
          field={field}
          options={config}
          names={table.seats.map((seat) => seatName(seat, t))}
          isWrong={false}
          onChange={onOption}
        />
      ))}
    </span>
  );
}

function FreeSeat(props: SeatRowProps): JSX.Element {
  const { table, seat, levels, game, onSit, onInvite, onBot, onSheet } = props;
  const t = useText({ en, de });
  const paper = useText({ en: paperEn, de: paperDe });
  const isHere = isSeated(table);
  const chosen = shownChoices(props);
  return (
    <span class="lobby-free">
      <span class="lobby-free-hat" aria-hidden="true">
        <Icon name="plus" />
      </span>
      <span class="vh">{t.nobody}</span>
      {chosen.length > 0 && <small>{chosen.join(" · ")}</small>}
      <SeatChoices {...props} />
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
        {mayGiveSheet(table, seat.seat, game?.game.onPaper === true) && (
          <Button tone="plain" icon="pencil" data-part="add-sheet" onClick={onSheet}>
            {paper.add}
          </Button>
        )}
      </span>
    </span>
  );
}

function SeatTools(props: SeatRowProps): JSX.Element | null {
  const { table, seat, levels, onBot, onMove, onHost, onRemove, onStandUp } = props;
  const t = useText({ en, de });
  const levelWords = useText(BOT_LEVELS);
  const isWide = useMedia("(min-width: 761px)");
  const name = seatName(seat, t);
  if (!mayArrange(table)) {
    if (seat.seat !== table.you?.seat) return null;
    return (
      <span class="lobby-seat-tools" data-part="seat-tools">
        <Button tone="ghost" size="small" onClick={onStandUp}>
          {t.leaveSeat}
        </Button>
      </span>
    );
  }
  // Elsewhere they are in the menu. What is not shown must not be there either: arrows would get lost in it.
  const last = table.seats.length - 1;
  const levelItems = levels.map((level) => ({
    label: levelWords[level],
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
    <span class="lobby-seat-tools" data-part="seat-tools">
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
