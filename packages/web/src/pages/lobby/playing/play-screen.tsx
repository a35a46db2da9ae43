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
import type { Session } from "../../../play/session.ts";
import { TableMessage } from "../../../play/table/table-message.tsx";
import { TableView } from "../../../play/table/table-view.tsx";
import { useBoard } from "../../../play/table/use-board.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { later, laterOpened } from "../../../ui/later.tsx";
import type { MenuItem } from "../../../ui/menu.tsx";
import { Page } from "../../../ui/page.tsx";
import { usePrintItem } from "../../print/menu-item.ts";
import { chatPeople } from "../chat-people.ts";
import { Waiting } from "../closed.tsx";
import type { Doings } from "../doings.ts";
import { isSeated, isStoodIn } from "../logic/rights.ts";
import { seatInfos } from "../seat-infos.ts";
import type { TableLine } from "../table-line.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { de as screenDe } from "../text/screen-de.ts";
import { en as screenEn } from "../text/screen-en.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { Notes } from "./notes.tsx";
import { PeopleSheet } from "./people-sheet.tsx";
import { Rematch } from "./rematch.tsx";
import { useKept } from "./use-kept.ts";
import { isSlowTimer } from "../../new-table/timers.ts";
import { useClockRefresh } from "./use-clocks.ts";
import { useHandChoice } from "./use-hand-choice.ts";

const SheetCode = laterOpened(async () => (await import("../sheet-code.tsx")).SheetCode);
const ScreenDialog = laterOpened(async () => (await import("../screen-dialog.tsx")).ScreenDialog);

/** Only slow tables have it. */
const AdvanceNote = later(async () => (await import("./advance-note.tsx")).AdvanceNote);

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
  const { game, config, you } = table;
  const kept = props.line.kept.value;
  const isKept = useKept(table, kept === null);
  const session = useOnlineSession({ match, game, config, token: you?.token ?? null, kept, isKept });
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
  const [overlay, setOverlay] = useState<"people" | "leave" | "screen" | "code" | null>(null);
  const [coded, setCoded] = useState(0);
  const hand = useHandChoice(table);
  useEffect(() => line.holdHand(hand.isOn), [line, hand.isOn]);
  const screenWords = useText({ en: screenEn, de: screenDe });
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

  // Everybody at the table may print every sheet again as it stands, with its code.
  const sheets = table.seats.flatMap(({ seat, paper }) =>
    paper === null || paper.code === null ? [] : [{ seat, code: paper.code }],
  );
  const hasSheets = session.game.onPaper === true;
  const { item: printItem, print } = usePrintItem(session, sheets);
  const menu: MenuItem[] = [{ label: t.menuTable, icon: "crew", onSelect: () => setOverlay("people") }];
  if (isPlaying) menu.push({ label: screenWords.menu, icon: "online", onSelect: () => setOverlay("screen") });
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
        bigScreen={hand.isOn ? { shown: line.shown.value } : null}
        note={
          <>
            <Notes {...{ table, doings, line, asked, hand }} />
            {isPlaying && isSlowTimer(table.timer) && isSeated(table) && !isStoodIn(table) && (
              <AdvanceNote session={session} match={match} />
            )}
          </>
        }
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
      <PeopleSheet
        {...{ table, doings, asked, timed }}
        hasSheets={hasSheets}
        onCode={(seat) => {
          setCoded(seat);
          setOverlay("code");
        }}
        open={overlay === "people"}
        onClose={close}
      />
      <SheetCode
        doings={doings}
        seat={table.seats[coded] ?? null}
        open={overlay === "code"}
        onPrint={print}
        onClose={close}
      />
      <ScreenDialog table={table} open={overlay === "screen"} onClose={close} />
      <LeaveDialog doings={doings} open={overlay === "leave"} onClose={close} />
    </>
  );
}
