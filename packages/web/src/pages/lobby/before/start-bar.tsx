import type { Options } from "@safehouse/kernel";
import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./start-bar.css";
import { settings } from "../../../app/settings.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { NameForm } from "../../join/name-form.tsx";
import type { GameToSet } from "../../new-table/load-game.ts";
import { setOptions } from "../../new-table/set-options.ts";
import { gameName } from "../../tables/game-name.ts";
import type { Doings } from "../doings.ts";
import { hasFreeSeat, isInvited, isSeated, mayArrange, startProblem } from "../logic/rights.ts";
import { hostName } from "../seat-words.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

export interface StartBarProps {
  readonly table: TableView;
  readonly doings: Doings;
  /** The seat a stranger has pressed, and how often: the form asks for the name then. */
  readonly wish: { readonly seat: number | null; readonly call: number };
  readonly game: GameToSet | null;
}

/** What is missing, and the one thing to do next. */
export function StartBar(props: StartBarProps): JSX.Element {
  const { table } = props;
  if (isInvited(table)) return <KeptSeatBar {...props} />;
  if (isSeated(table)) return <SeatedBar {...props} />;
  return table.you === null && hasFreeSeat(table) ? <StrangerBar {...props} /> : <OnlookerBar {...props} />;
}

function SeatedBar({ table, doings, game }: StartBarProps): JSX.Element {
  const t = useText({ en, de });
  const [isBusy, setBusy] = useState(false);
  const problem = startProblem(table);
  const isHost = mayArrange(table);
  const empty = problem?.why === "empty" ? problem.seats.length : 0;
  const droppable = game === null ? 0 : Math.min(empty, table.seats.length - game.game.meta.seats.min);
  const dropSeats = (): void => {
    if (game === null) return;
    const seats = table.seats.length - droppable;
    // Nothing stays chosen for a seat that is not there.
    const { config } = setOptions(game, table.config as Options, seats);
    void doings.changeOptions({ seats, config });
  };
  const start = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await doings.start();
    setBusy(false);
  };
  return (
    <Bar title={title()} lead={lead()}>
      {isHost && droppable > 0 && <Button onClick={dropSeats}>{t.dropSeats(droppable)}</Button>}
      {isHost && (
        <Button
          tone="lit"
          size="big"
          disabledWhy={problem === null ? null : t.cannotStart}
          onClick={() => void start()}
        >
          {t.start}
        </Button>
      )}
    </Bar>
  );

  function title(): string {
    if (problem?.why === "empty") return t.waitingEmpty(problem.seats.length);
    if (problem?.why === "invited") return t.waitingInvited(listed(problem.names.map((name) => name ?? t.forgotten)));
    return isHost ? t.ready(table.seats.length) : t.waitingHost(hostName(table, t) ?? t.forgotten);
  }
  function lead(): string {
    if (problem?.why === "empty") return isHost ? t.waitingEmptyHost : t.waitingEmptyGuest;
    return problem?.why === "invited" ? t.waitingInvitedLead : t.readyLead;
  }
}

/** Nobody yet: a name first, then the seat. */
function StrangerBar({ table, doings, wish }: StartBarProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <Bar title={t.invitedBy(hostName(table, t), gameName(table.game))} lead={t.nameLead}>
      <NameForm submitLabel={t.sitDown} call={wish.call} onName={(name) => doings.sit(wish.seat, name)} />
    </Bar>
  );
}

/** A seat of a rematch is kept for who played before. */
function KeptSeatBar({ table, doings }: StartBarProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <Bar title={t.invitedBy(hostName(table, t), gameName(table.game))} lead={t.keptSeat}>
      <Button tone="lit" size="big" onClick={() => void doings.sit(null)}>
        {t.takeKeptSeat}
      </Button>
    </Bar>
  );
}

function OnlookerBar({ table, doings }: StartBarProps): JSX.Element {
  const t = useText({ en, de });
  const isFree = hasFreeSeat(table);
  const full = table.spectators ? t.lookingFull : t.lookingPrivate;
  return (
    <Bar title={t.looking} lead={isFree ? t.lookingLead : full}>
      {isFree && (
        <Button tone="lit" size="big" onClick={() => void doings.sit(null)}>
          {t.sitDown}
        </Button>
      )}
    </Bar>
  );
}

interface BarProps {
  readonly title: string;
  readonly lead: string;
  readonly children: JSX.Element | readonly (JSX.Element | false)[] | false;
}

function Bar({ title, lead, children }: BarProps): JSX.Element {
  return (
    <section class="lobby-bar" data-part="start-bar">
      <div class="lobby-bar-words" role="status">
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <div class="lobby-bar-tools">{children}</div>
    </section>
  );
}

function listed(names: readonly string[]): string {
  const language = settings.language.value === "de" ? "de" : "en-GB";
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
