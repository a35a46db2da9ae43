import {
  type AnyFront,
  houseTextDe,
  houseTextEn,
  type Language,
  type MessageTable,
  type Rule,
  type Rulebook,
} from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "./rules-sheet.css";
import { addressIn } from "../../app/base.ts";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface RulesSheetProps {
  readonly game: AnyFront;
  readonly open: boolean;
  /** Asked for by a refusal or a tag; null for the rules as such. */
  readonly rule: string | null;
  readonly onClose: () => void;
}

/** The rules beside the table: the one asked for, then how to play on one page. Nobody leaves the table to read. */
export function RulesSheet({ game, open, rule, onClose }: RulesSheetProps): JSX.Element {
  const t = useText({ en, de });
  const book = useRulebook(game, open, settings.language.value);
  const asked =
    book === null || book === "failed" || rule === null ? [] : findRules(book, rule, settings.language.value);
  return (
    <Sheet open={open} title={t.rules} onClose={onClose}>
      <div class="table-rules">
        {book === null && <p class="muted">{t.rulesLoading}</p>}
        {book === "failed" && <p>{t.rulesFailed}</p>}
        {asked.map(({ id, parts }) => (
          <section key={id} class="table-rules-asked">
            <h3>{id}</h3>
            {parts.map(({ text }) => (
              <p>{text}</p>
            ))}
          </section>
        ))}
        {book !== null && book !== "failed" && (
          <>
            <h3>{t.rulesOnePage}</h3>
            {book.onePage.map(({ title, text }) => (
              <section key={title}>
                <h4>{title}</h4>
                <p>{text}</p>
              </section>
            ))}
          </>
        )}
        <p>
          <a href={addressIn(`/rules/${game.meta.id}`)} target="_blank" rel="noreferrer">
            {t.rulesAll}
          </a>
        </p>
      </div>
    </Sheet>
  );
}

function useRulebook(game: AnyFront, isWanted: boolean, language: Language): Rulebook | "failed" | null {
  const [book, setBook] = useState<{ readonly language: Language; readonly rules: Rulebook | "failed" } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const show = (rules: Rulebook | "failed"): void => {
      if (isCurrent) setBook({ language, rules });
    };
    game.rulebook[language]().then(show, () => show("failed"));
    return () => {
      isCurrent = false;
    };
  }, [game, isWanted, language]);
  return book?.language === language ? book.rules : null;
}

/** The rule itself, or all of its chapter; the house's own rules are in no game's book. */
function findRules({ chapters }: Rulebook, id: string, language: Language): readonly Rule[] {
  const house: MessageTable = { en: houseTextEn, de: houseTextDe }[language];
  const text = house[`house.rule.${id}`];
  if (typeof text === "string") return [{ id, parts: [{ kind: "rule", text }] }];
  const chapter = chapters.find((each) => each.id === id);
  return chapter?.rules ?? chapters.flatMap(({ rules }) => rules).filter((each) => each.id === id);
}
