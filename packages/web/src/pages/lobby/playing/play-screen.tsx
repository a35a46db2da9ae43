import type { TableView as Table } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useFullScreen } from "../../../app/full-screen.ts";
import { navigate } from "../../../app/router.ts";
import { settings } from "../../../app/settings.ts";
import type { Chat } from "../../../chat/chat.ts";
import { ChatPanel } from "../../../chat/chat-panel.tsx";
import { problemWords } from "../../../play/online/problem-words.ts";
import { de as onlineDe } from "../../../play/online/text/de.ts";
import { en as onlineEn } from "../../../play/online/text/en.ts";
import { useOnlineSession } from "../../../play/online/use-online-session.ts";
import type { SeatInfo, Session } from "../../../play/session.ts";
import { TableMessage } from "../../../play/table/table-message.tsx";
import { TableView } from "../../../play/table/table-view.tsx";
import { useBoard } from "../../../play/table/use-board.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { MenuItem } from "../../../ui/menu.tsx";
import { Page } from "../../../ui/page.tsx";
import { usePrintItem } from "../../print/menu-item.ts";
import { chatPeople } from "../chat-people.ts";
import { Waiting } from "../closed.tsx";
import type { Doings } from "../doings.ts";
import { isCutOff, isSeated, isStoodIn } from "../logic/rights.ts";
import type { TableLine } from "../table-line.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { Notes } from "./notes.tsx";
import { PeopleSheet } from "./people-sheet.tsx";
import { Rematch } from "./rematch.tsx";
import { useClockRefresh } from "./use-clocks.ts";

export interface PlayScreenProps {
  readonly line: TableLine;
  readonly table: Table;
  readonly match: string;
  readonly doings: Doings;
  readonly chat: Chat | null;
}

/** A table while its match is played, and after it. */
export function PlayScreen(props: PlayScreenProps): JSX.Element {
  const { table, doings } = props;
  const t = useText({ en, de });
  // Nobody may watch, and whose seat a bot plays only watches.
  if (isStoodIn(table) && !table.spectators) {
    return (
      <Page title={t.stoodIn} lead={t.stoodInPrivate}>
        <Button tone="lit" size="big" onClick={() => void doings.takeBack()}>
          {t.takeBack}
        </Button>
      </Page>
    );
  }
  return <OpenMatch {...props} />;
}

function OpenMatch(props: PlayScreenProps): JSX.Element {
  useFullScreen();
  const { table, match } = props;
  const t = useText({ en, de });
  const online = useText({ en: onlineEn, de: onlineDe });
  const session = useOnlineSession({ match, game: table.game, config: table.config, token: table.you?.token ?? null });
  if (typeof session === "string") {
    return (
      <TableMessage {...problemWords(online, session)}>
        {session === "releaseOver" && (
          <Button tone="lit" href={`/replay/online/${encodeURIComponent(match)}`}>
            {online.toRecord}
          </Button>
        )}
        <Button href="/tables">{t.toTables}</Button>
        <Button href="/">{t.toHome}</Button>
      </TableMessage>
    );
  }
  return session === null ? <Waiting connection={null} /> : <RunningMatch {...props} session={session} />;
}

function RunningMatch(props: PlayScreenProps & { readonly session: Session }): JSX.Element {
  const { line, table, match, doings, chat, session } = props;
  const t = useText({ en, de });
  const [overlay, setOverlay] = useState<"people" | "leave" | null>(null);
  const now = session.now.value;
  const pending = now?.pending ?? [];
  const asked = pending.map(({ seat }) => seat);
  const timed = line.clocks.value.deadlines.map(({ seat }) => seat);
  const known = session.seats.value;
  const seats = useMemo(() => seatInfos(table, known), [table, known]);
  useClockRefresh(table, line, pending.map(({ id }) => id).join());
  const isPlaying = table.phase === "playing";
  const isDecided = now !== null && now.outcome !== null;
  const unread = chat?.unread.value ?? 0;
  const close = (): void => setOverlay(null);
  const board = useBoard(table.game);
  const reason = board.type === "ready" ? board.board.silence?.(settings.language.value) : undefined;
  const silence = reason === undefined ? undefined : { game: table.game, ...reason };
  useEffect(() => {
    // The table learns of the end by itself, but not always before this page does.
    if (isDecided && isPlaying) void line.refresh();
  }, [isDecided, isPlaying]);

  const printItem = usePrintItem(session);
  const menu: MenuItem[] = [{ label: t.menuTable, icon: "crew", onSelect: () => setOverlay("people") }];
  if (isPlaying && isSeated(table)) {
    menu.push(
      isStoodIn(table)
        ? { label: t.takeBack, icon: "person", onSelect: () => void doings.takeBack() }
        : { label: t.menuHandOver, icon: "bot", onSelect: () => void doings.handOver() },
    );
  }
  menu.push(...printItem);
  const leave = (): void => {
    if (isPlaying && isSeated(table) && !isStoodIn(table)) setOverlay("leave");
    else navigate("/tables");
  };
  return (
    <>
      <TableView
        session={session}
        seats={seats}
        menu={menu}
        isTimed={timed.some((seat) => seat === session.viewer.value)}
        note={<Notes {...{ table, doings, line, asked }} />}
        {...(chat !== null && {
          aside: (
            <ChatPanel
              chat={chat}
              people={chatPeople(table, t.forgotten)}
              isSilent={isPlaying && now?.view.silent === true}
              silence={silence}
            />
          ),
          asideLabel: t.chat,
          asideCount: unread,
        })}
        {...(isSeated(table) && !isPlaying && { afterwards: <Rematch table={table} doings={doings} /> })}
        replayHref={`/replay/online/${encodeURIComponent(match)}`}
        onLeave={leave}
      />
      <PeopleSheet {...{ table, doings, asked, timed }} open={overlay === "people"} onClose={close} />
      <LeaveDialog doings={doings} open={overlay === "leave"} onClose={close} />
    </>
  );
}

/** The table knows for whom a bot stands in, and whose line is down. */
function seatInfos(table: Table, seats: readonly SeatInfo[]): readonly SeatInfo[] {
  return seats.map((seat, at) => {
    const there = table.seats[at];
    if (there === undefined || table.phase !== "playing") return seat;
    if (there.kind === "guest" && there.level !== null) return { ...seat, isStoodIn: true };
    return isCutOff(table, there) ? { ...seat, isGone: true } : seat;
  });
}
