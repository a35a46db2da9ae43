import { loadOffer } from "@safehouse/games";
import type { MessageTable } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LoadFailed } from "../../app/load-failed.tsx";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { loadPart } from "../../games/index.ts";
import type { CompanionModule } from "./contract.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface Loaded {
  readonly module: CompanionModule;
  readonly texts: MessageTable;
}

/** The phone beside the paper: dice, bars and answers for people who play without a screen. */
export function Page({ params, query }: PageProps): JSX.Element | null {
  const t = useText({ en, de });
  const language = settings.language.value;
  const game = params["game"] ?? "";
  const [loaded, setLoaded] = useState<Loaded | "none" | "failed" | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Loaded | "none" | "failed"): void => {
      if (isWanted) setLoaded(found);
    };
    load(game, language).then(
      (found) => show(found ?? "none"),
      () => show("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  if (loaded === null) return null;
  if (loaded === "failed") return <LoadFailed />;
  if (loaded === "none") {
    return (
      <Frame title={t.none}>
        <Button tone="lit" href="/">
          {t.toHome}
        </Button>
      </Frame>
    );
  }
  const { Companion } = loaded.module;
  return <Companion language={language} texts={loaded.texts} query={query} />;
}

async function load(game: string, language: "en" | "de"): Promise<Loaded | null> {
  const [module, offer] = await Promise.all([loadPart(game, "companion"), loadOffer(game)]);
  if (module === null || offer === null) return null;
  return { module, texts: await offer.texts[language]() };
}
