import type { PaperGame } from "@safehouse/games/clou/companion";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "../../../boards/clou/inks.css";
import { useFullScreen } from "../../../app/full-screen.ts";
import { useWords } from "../../../boards/clou/text/use-words.ts";
import "../../../boards/clou/sheet/sheet.css";
import "../../../boards/clou/tray/dice.css";
import type { CompanionModule, CompanionProps } from "../contract.ts";
import "./companion.css";
import { type KeptNight, keepNight, readNight } from "./logic/kept.ts";
import { NightPage } from "./night-page.tsx";
import { SetupForm } from "./setup-form.tsx";

/** A game of the family on paper: one of its own plans, or one out of the workshop where `readOwn` finds it in a code. */
export interface OnPaper {
  readonly id: string;
  readonly game: PaperGame;
  readonly readOwn?: (code: string) => { readonly code: string; readonly name: string } | null;
}

/** The phone beside the paper. What it keeps survives a reload. */
export function makeCompanion(paper: OnPaper): CompanionModule {
  const { id, game } = paper;
  function Companion({ language, texts, query }: CompanionProps): JSX.Element | null {
    const words = useWords(language);
    const [kept, setKept] = useState(() => readNight(id, game));
    const keep = (night: KeptNight | null): void => {
      keepNight(id, night);
      setKept(night);
    };
    if (words === null) return null;
    if (kept === null) return <SetupForm paper={paper} texts={texts} code={query.get("code")} onBegin={keep} />;
    return <OnTable kept={kept} keep={keep} {...{ id, game, words, texts, language }} />;
  }
  return { Companion };
}

function OnTable(props: Parameters<typeof NightPage>[0]): JSX.Element {
  useFullScreen();
  return <NightPage {...props} />;
}
