import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { navigate } from "../../app/router.ts";
import { problemWords } from "../../play/online/problem-words.ts";
import { de } from "../../play/online/text/de.ts";
import { en } from "../../play/online/text/en.ts";
import { useOnlineSession } from "../../play/online/use-online-session.ts";
import type { Session } from "../../play/session.ts";
import { TableMessage } from "../../play/table/table-message.tsx";
import { TableView } from "../../play/table/table-view.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { usePrintItem } from "../print/menu-item.ts";

interface BareMatchProps {
  readonly match: string;
  readonly game: string;
  readonly token: string | null;
}

/** A match without a table around it: no chat, no votes. */
export function BareMatch({ match, game, token }: BareMatchProps): JSX.Element {
  const t = useText({ en, de });
  const [attempt, setAttempt] = useState(0);
  const session = useOnlineSession({ match, game, token }, attempt);
  if (session === null) return <TableMessage title={t.opening} />;
  if (typeof session === "string") {
    return (
      <TableMessage {...problemWords(t, session)}>
        <Button tone="lit" onClick={() => setAttempt(attempt + 1)}>
          {t.retry}
        </Button>
        {session === "releaseOver" && (
          <Button href={`/replay/online/${encodeURIComponent(match)}`}>{t.toRecord}</Button>
        )}
        <Button href="/">{t.home}</Button>
      </TableMessage>
    );
  }
  return <OpenMatch match={match} session={session} />;
}

function OpenMatch({ match, session }: { readonly match: string; readonly session: Session }): JSX.Element {
  const { item: menu } = usePrintItem(session);
  const replay = `/replay/online/${encodeURIComponent(match)}`;
  return <TableView session={session} menu={menu} replayHref={replay} onLeave={() => navigate("/tables")} />;
}
