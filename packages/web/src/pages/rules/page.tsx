import { findOnShelf, hasExtra } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import "./rules.css";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { hasLab } from "../lab/load-lab.ts";
import { Chapters } from "./chapters.tsx";
import { Contents } from "./contents.tsx";
import { loadRules, type Rules } from "./load-rules.ts";
import { OnePage } from "./one-page.tsx";
import { searchChapters, wordsOf } from "./search.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useLitRule } from "./use-lit-rule.ts";
import { usePrinting } from "./use-printing.ts";

export function Page({ params }: PageProps): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const id = params["game"] ?? "";
  const name = findOnShelf(id)?.name[language];
  const [rules, setRules] = useState<Rules | "failed" | null>(null);
  const [query, setQuery] = useState("");
  useEffect(() => {
    loadRules(id, language, t.house).then(setRules, () => setRules("failed"));
  }, [id, language]);
  const lit = useLitRule(rules);
  const printing = usePrinting(rules === null ? null : rules === "failed" ? [] : rules.examples, language);
  const found = useRef<HTMLDivElement>(null);
  // Whoever searches from further down would otherwise land in the middle of what is found.
  useEffect(() => {
    if (query !== "" && (found.current?.getBoundingClientRect().top ?? 0) < 0) found.current?.scrollIntoView();
  }, [query]);

  if (name === undefined) return <Frame title={t.unknownGame}>{""}</Frame>;
  const words = wordsOf(query);
  const isSearching = words.length > 0;
  return (
    <Frame
      title={t.title(name)}
      lead={t.lead}
      wide
      actions={
        <>
          {hasExtra(id, "lesson") && (
            <Button icon="flashlight" href={`/learn/${id}`}>
              {t.learn}
            </Button>
          )}
          {hasLab(id) && (
            <Button icon="magnifier" href={`/lab/${id}`}>
              {t.lab}
            </Button>
          )}
          <Button icon="print" onClick={printing.print}>
            {t.print}
          </Button>
          {hasExtra(id, "paper") && (
            <Button icon="paper" href={`/print/${id}`}>
              {t.onPaper}
            </Button>
          )}
        </>
      }
    >
      {rules === "failed" && <Notice tone="danger">{t.failed}</Notice>}
      {rules !== null && rules !== "failed" && (
        <div class="rules">
          <aside class="rules-side">
            <Field label={t.search} type="search" value={query} onInput={setQuery} />
            <Contents chapters={[...rules.book.chapters, rules.house]} />
          </aside>
          <div ref={found} class="rules-main">
            {!isSearching && <OnePage book={rules.book} />}
            <Chapters
              chapters={searchChapters([...rules.book.chapters, rules.house], words)}
              words={words}
              lit={lit}
              examples={rules.examples}
              balance={rules.balance}
              phrases={rules.phrases}
              isPrinted={printing.isPrinted}
            />
          </div>
        </div>
      )}
    </Frame>
  );
}
