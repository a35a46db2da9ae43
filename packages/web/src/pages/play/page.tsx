import { findOnShelf } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useFullScreen } from "../../app/full-screen.ts";
import type { PageProps } from "../../app/pages.ts";
import { navigate } from "../../app/router.ts";
import { TableMessage } from "../../play/table/table-message.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { deal } from "./deal.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** From the shelf straight to a table that is dealt. It stands for no place of its own: going back leads to the shelf. */
export function Page({ params }: PageProps): JSX.Element {
  useFullScreen();
  const t = useText({ en, de });
  const game = findOnShelf(params["game"] ?? "");
  const [hasFailed, setFailed] = useState(game === null);
  useEffect(() => {
    if (game === null) return;
    let isLeft = false;
    deal(game).then(
      (path) => isLeft || navigate(path, { replace: true }),
      () => isLeft || setFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [game]);
  if (!hasFailed) return <TableMessage title={t.dealing} />;
  return (
    <TableMessage title={game === null ? t.unknown : t.failed} {...(game !== null && { text: t.failedWhy })}>
      {game !== null && (
        <Button tone="lit" href={`/new/${game.id}?how=online`}>
          {t.online}
        </Button>
      )}
      <Button href="/">{t.home}</Button>
    </TableMessage>
  );
}
