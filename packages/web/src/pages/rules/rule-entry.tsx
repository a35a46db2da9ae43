import type { Phrases, Rule, RulePart, WorkedExample } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { useText } from "../../text/texts.ts";
import { Example } from "./examples/example.tsx";
import { Measured } from "./measured/measured.tsx";
import { readBalance } from "./measured/read-balance.ts";
import { RuleText } from "./rule-text.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface RuleEntryProps {
  readonly rule: Rule;
  readonly words: readonly string[];
  readonly isLit: boolean;
  /** This rule's worked examples: where there are some, its examples in a sentence give way to them. */
  readonly examples: readonly WorkedExample[];
  readonly balance: string | null;
  readonly phrases: Phrases | null;
  readonly isPrinted: boolean;
}

export function RuleEntry({ rule, words, isLit, examples, balance, phrases, isPrinted }: RuleEntryProps): JSX.Element {
  const t = useText({ en, de });
  const parts = rule.parts.filter(({ kind }) => kind !== "example" || examples.length === 0);
  const isMeasured = parts.some(({ kind }) => kind === "measured");
  const report = isMeasured && balance !== null ? readBalance(balance, rule.id) : null;
  return (
    <article id={rule.id} tabIndex={-1} class={isLit ? "rules-rule rules-lit" : "rules-rule"}>
      <Link class="rules-anchor" href={`#${rule.id}`} aria-label={t.linkTo(rule.id)}>
        {rule.id}
      </Link>
      <div>
        {parts.map((part, index) => (
          <Part key={index} part={part} words={words} />
        ))}
        {report !== null && <Measured report={report} phrases={phrases} />}
        {examples.length > 0 && (
          <div class="rules-examples">
            {examples.map((example) => (
              <Example key={example.title.en} example={example} words={words} isPrinted={isPrinted} />
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

function Part({ part, words }: { readonly part: RulePart; readonly words: readonly string[] }): JSX.Element {
  const t = useText({ en, de });
  return (
    <p class={`rules-part rules-part-${part.kind}`}>
      {part.kind !== "rule" && <b class="rules-kind">{t[`kind.${part.kind}`]}</b>}
      <RuleText text={part.text} words={words} />
      {part.kind === "departure" && (
        <span class="rules-print">
          {t.printSays} <RuleText text={part.print} words={words} />
        </span>
      )}
    </p>
  );
}
