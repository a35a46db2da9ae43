import { findOnShelf } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { type Way, WAYS } from "./draft.ts";
import { type GameToSet, loadGameToSet } from "./load-game.ts";
import { TableForm } from "./table-form.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Sets a table: how, who, and by which rules. */
export function Page({ params, query }: PageProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const shelved = findOnShelf(params["game"] ?? "");
  const [loaded, setLoaded] = useState<GameToSet | null>(null);
  useEffect(() => {
    if (shelved !== null) void loadGameToSet(shelved.id, language).then(setLoaded);
  }, [shelved, language]);

  if (shelved === null) {
    return (
      <Frame title={t.unknownGame}>
        <Button tone="lit" href="/">
          {t.toShelf}
        </Button>
      </Frame>
    );
  }
  return (
    <Frame title={t.title(shelved.name[language])} lead={shelved.blurb[language]} wide>
      {loaded !== null && (
        <TableForm shelved={shelved} loaded={loaded} firstWay={wayOf(query.get("how"))} query={query} />
      )}
    </Frame>
  );
}

function wayOf(text: string | null): Way {
  return WAYS.find((way) => way === text) ?? "bots";
}
