import { loadOffer } from "@safehouse/games";
import { findOnShelf } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./workshop.css";
import { LoadFailed } from "../../app/load-failed.tsx";
import type { PageProps } from "../../app/pages.ts";
import { location } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { makeVoice } from "../../play/voice.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import type { WorkshopModule, WorkshopProps } from "./contract.ts";
import { workshopPath } from "./paths.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { loadPart } from "../../games/index.ts";

interface Loaded extends Pick<WorkshopProps, "say" | "sayOf"> {
  readonly module: WorkshopModule;
}

/** The workshop of one game. */
export function Page({ params, query }: PageProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const game = findOnShelf(params["game"] ?? "");
  const ownQuery = useOwnQuery(params["game"] ?? "", query);
  const [loaded, setLoaded] = useState<Loaded | "none" | "failed" | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Loaded | "none" | "failed"): void => {
      if (isWanted) setLoaded(found);
    };
    load(game?.id ?? "", language).then(
      (found) => show(found ?? "none"),
      () => show("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [game, language]);

  if (loaded === null) return null;
  if (loaded === "failed") return <LoadFailed />;
  if (loaded === "none" || game === null) {
    return (
      <Frame title={t.none}>
        <Button tone="lit" href="/workshop">
          {t.toList}
        </Button>
      </Frame>
    );
  }
  const { Workshop } = loaded.module;
  return <Workshop game={game} language={language} query={ownQuery} say={loaded.say} sayOf={loaded.sayOf} />;
}

/** A page stays until the next one is loaded, and gets its query: that one is not meant for us. */
function useOwnQuery(game: string, query: URLSearchParams): URLSearchParams {
  const own = useRef(query);
  if (location.value.path === workshopPath(game)) own.current = query;
  return own.current;
}

async function load(game: string, language: "en" | "de"): Promise<Loaded | null> {
  const [module, offer] = await Promise.all([loadPart(game, "workshop"), loadOffer(game)]);
  if (module === null || offer === null) return null;
  const texts = await offer.texts[language]();
  const sayOf: WorkshopProps["sayOf"] = (names) =>
    makeVoice(
      texts,
      names.map((name) => ({ kind: "bot", name })),
      null,
    ).say;
  return { module, say: sayOf([]), sayOf };
}
