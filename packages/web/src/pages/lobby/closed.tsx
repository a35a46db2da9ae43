import type { Connection, TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import type { Chat } from "../../chat/chat.ts";
import { ChatPanel } from "../../chat/chat-panel.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/page.tsx";
import { chatPeople } from "./chat-people.ts";
import type { Doings } from "./doings.ts";
import { isSeated } from "./logic/rights.ts";
import { Rematch } from "./playing/rematch.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/* Tables at which nothing can be played. */

export function Waiting({ connection }: { readonly connection: Connection | null }): JSX.Element {
  const t = useText({ en, de });
  const isDown = connection?.status === "waiting";
  return (
    <Page title={t.loading} {...(isDown && { lead: connection.problem ?? t.lineDown })}>
      <p role="status" class="vh">
        {isDown ? t.lineDown : t.loading}
      </p>
    </Page>
  );
}

/** A wrong link, or a table that was cleared away. */
export function Unknown({ status, error }: { readonly status: number | null; readonly error: string }): JSX.Element {
  const t = useText({ en, de });
  const isGone = status === 404 || status === 400;
  return (
    <Page title={isGone ? t.unknownTitle : t.brokenTitle} lead={isGone ? t.unknownLead : error}>
      <WaysOut />
    </Page>
  );
}

export function Private(): JSX.Element {
  const t = useText({ en, de });
  return (
    <Page title={t.privateTitle} lead={t.privateLead}>
      <WaysOut />
    </Page>
  );
}

export interface EndedProps {
  readonly table: TableView;
  readonly doings: Doings;
  readonly chat: Chat | null;
}

/** Ended without a result. The talk stays open. */
export function Ended({ table, doings, chat }: EndedProps): JSX.Element {
  const t = useText({ en, de });
  const [title, lead] = endingWords();
  return (
    <Page title={title} lead={lead}>
      {table.match !== null && isSeated(table) && <Rematch table={table} doings={doings} />}
      {table.match === null && (
        <p class="lobby-ways">
          <Button tone="lit" href={`/new/${table.game}`}>
            {t.newTable}
          </Button>
        </p>
      )}
      <WaysOut />
      {chat !== null && (
        <section class="lobby-chat">
          <ChatPanel chat={chat} people={chatPeople(table, t.forgotten)} isSilent={false} />
        </section>
      )}
    </Page>
  );

  function endingWords(): readonly [string, string] {
    if (table.ending === "agreement") return [t.agreementTitle, t.agreementLead];
    return table.ending === "vote" ? [t.voteTitle, t.voteLead] : [t.emptyTitle, t.emptyLead];
  }
}

function WaysOut(): JSX.Element {
  const t = useText({ en, de });
  return (
    <p class="lobby-ways">
      <Button href="/tables" icon="deck">
        {t.toTables}
      </Button>
      <Button href="/" icon="home">
        {t.toHome}
      </Button>
    </p>
  );
}
