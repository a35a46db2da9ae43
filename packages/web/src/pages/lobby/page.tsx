import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { rememberGuest } from "../../app/api.ts";
import type { PageProps } from "../../app/pages.ts";
import { toast } from "../../app/toast.ts";
import { useChat } from "../../chat/use-chat.ts";
import { useText } from "../../text/texts.ts";
import { Hats } from "../../ui/hats.ts";
import { Wishes } from "../../wishes/wishes.ts";
import { LobbyScreen } from "./before/lobby-screen.tsx";
import { Ended, Private, Unknown, Waiting } from "./closed.tsx";
import { Doings } from "./doings.ts";
import "./lobby.css";
import { newsBetween } from "./logic/news.ts";
import { isInvited, isSeated } from "./logic/rights.ts";
import { PlayScreen } from "./playing/play-screen.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { type OpenLine, useTableLine } from "./use-table-line.ts";

/** An online table: who is in, the match, and what comes after it. */
export function Page({ params }: PageProps): JSX.Element {
  const open = useTableLine(params["id"] ?? "");
  return open === null ? (
    <Framed>
      <Waiting connection={null} />
    </Framed>
  ) : (
    <Dressed table={open.line.table.value}>
      <OpenTable open={open} />
    </Dressed>
  );
}

/** Everybody in their own hat, in the lobby, at the board and in the talk; a board may ask what they wished for. */
function Dressed({
  table,
  children,
}: {
  readonly table: TableView | null;
  readonly children: JSX.Element;
}): JSX.Element {
  const worn = table?.seats.map(({ hat }) => hat) ?? [];
  const hats = useMemo(() => worn, [worn.join()]);
  const wished = table?.seats.map(({ wish }) => wish) ?? [];
  const wishes = useMemo(() => wished, [wished.join()]);
  return (
    <Hats.Provider value={hats}>
      <Wishes.Provider value={wishes}>{children}</Wishes.Provider>
    </Hats.Provider>
  );
}

function OpenTable({ open }: { readonly open: OpenLine }): JSX.Element {
  const { line, client } = open;
  const doings = useMemo(() => new Doings(line), [line]);
  const table = line.table.value;
  const connection = line.connection.value;
  const isAtBoard = table?.phase === "playing" || table?.phase === "over";
  const chat = useChat(
    client,
    line,
    table !== null && isSeated(table) && !isInvited(table) ? (table.you?.guest ?? null) : null,
    // There a count waits at the side, and nothing lies over the cards.
    !isAtBoard,
  );
  useTableNews(table, doings);

  if (connection.status === "refused") {
    const { status, error } = connection.failure;
    return (
      <Framed>
        <Unknown status={status} error={error} />
      </Framed>
    );
  }
  if (table === null) {
    return (
      <Framed>
        <Waiting connection={connection} />
      </Framed>
    );
  }
  if (table.phase === "playing" || table.phase === "over") {
    if (table.match !== null) return <PlayScreen {...{ line, table, doings, chat }} match={table.match} />;
    return (
      <Framed>
        <Private />
      </Framed>
    );
  }
  return (
    <Framed isDown={connection.status === "waiting"}>
      {table.phase === "open" ? <LobbyScreen {...{ table, doings, chat }} /> : <Ended {...{ table, doings, chat }} />}
    </Framed>
  );
}

/** Says what has changed for this person, if it was not their own doing. */
function useTableNews(table: TableView | null, doings: Doings): void {
  const t = useText({ en, de });
  const before = useRef<TableView | null>(null);
  useEffect(() => {
    if (table === null) return;
    const news = newsBetween(before.current, table);
    before.current = table;
    if (table.you !== null) rememberGuest(true);
    if (news.includes("removed") && !doings.isLeaving) toast({ text: t.removed });
    if (news.includes("host")) toast({ text: t.hostNow });
    if (news.includes("options") && table.you?.isHost !== true) announce(t.changed);
  }, [table]);
}

interface FramedProps {
  readonly isDown?: boolean;
  readonly children: JSX.Element;
}

function Framed({ isDown = false, children }: FramedProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <>
      <div role="status">{isDown && <p class="lobby-line">{t.lineDown}</p>}</div>
      {children}
    </>
  );
}
