import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadClient } from "../../app/api.ts";
import { useFullScreen } from "../../app/full-screen.ts";
import type { PageProps } from "../../app/pages.ts";
import { problemWords } from "../../play/online/problem-words.ts";
import { takeToken } from "../../play/online/seat-token.ts";
import { de } from "../../play/online/text/de.ts";
import { en } from "../../play/online/text/en.ts";
import { TableMessage } from "../../play/table/table-message.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { BareMatch } from "./bare-match.tsx";

/** A bare match of the server by its id: played with a seat's token, else watched. */
export function Page({ params }: PageProps): JSX.Element {
  useFullScreen();
  const t = useText({ en, de });
  const id = params["id"] ?? "";
  const [token] = useState(() => takeToken(id));
  const [game, setGame] = useState<string | "failed" | "refused" | "release" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<string> => {
      const client = await loadClient();
      const reply = await client.getMatch(id, token === null ? {} : { token });
      if (reply.result === "done") return reply.value.game;
      if (reply.code === "match.otherEdition") return "release";
      return reply.status !== null && reply.status < 500 && reply.status !== 429 ? "refused" : "failed";
    };
    setGame(null);
    void look()
      .catch(() => "failed")
      .then((found) => isLeft || setGame(found));
    return () => {
      isLeft = true;
    };
  }, [id, attempt]);

  if (game === null) return <TableMessage title={t.opening} />;
  if (game === "failed" || game === "refused" || game === "release") {
    return (
      <TableMessage {...problemWords(t, game)}>
        {game === "failed" && (
          <Button tone="lit" onClick={() => setAttempt(attempt + 1)}>
            {t.retry}
          </Button>
        )}
        <Button href="/">{t.home}</Button>
      </TableMessage>
    );
  }
  return <BareMatch match={id} game={game} token={token} />;
}
