import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "../../../boards/clou/inks.css";
import { useFullScreen } from "../../../app/full-screen.ts";
import { useWords } from "../../../boards/clou/text/use-words.ts";
import "../../../boards/clou/sheet/sheet.css";
import "../../../boards/clou/tray/dice.css";
import type { CompanionProps } from "../contract.ts";
import "./companion.css";
import { type KeptNight, keepNight, readNight } from "./logic/kept.ts";
import { NightPage } from "./night-page.tsx";
import { SetupForm } from "./setup-form.tsx";

/** The phone beside the paper. What it keeps survives a reload. */
export function Companion({ language, texts, query }: CompanionProps): JSX.Element | null {
  const words = useWords(language);
  const [kept, setKept] = useState(readNight);
  const keep = (night: KeptNight | null): void => {
    keepNight(night);
    setKept(night);
  };
  if (words === null) return null;
  if (kept === null) return <SetupForm texts={texts} code={query.get("code")} onBegin={keep} />;
  return <OnTable kept={kept} keep={keep} {...{ words, texts, language }} />;
}

function OnTable(props: Parameters<typeof NightPage>[0]): JSX.Element {
  useFullScreen();
  return <NightPage {...props} />;
}
