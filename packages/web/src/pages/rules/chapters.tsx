import type { Chapter, Rule, RulePart } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { useText } from "../../text/texts.ts";
import { RuleText } from "./rule-text.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface ChaptersProps {
  readonly chapters: readonly Chapter[];
  readonly words: readonly string[];
  /** The rule that somebody came for. */
  readonly lit: string;
}

export function Chapters({ chapters, words, lit }: ChaptersProps): JSX.Element {
  const t = useText({ en, de });
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <section class="rules-full" aria-labelledby="full">
      <h2 id="full">{t.full}</h2>
      <p class="muted" role="status">
        {words.length === 0 ? t.legend : count === 0 ? t.nothing : t.found(count)}
      </p>
      {chapters.map((chapter) => (
        <section key={chapter.id} aria-labelledby={chapter.id}>
          <h3 id={chapter.id} tabIndex={-1} class={chapter.id === lit ? "rules-lit" : ""}>
            <span class="rules-id">{chapter.id}</span> {chapter.title}
          </h3>
          {chapter.id === "H" && <p class="muted">{t.houseNote}</p>}
          {chapter.rules.map((rule) => (
            <RuleEntry key={rule.id} rule={rule} words={words} isLit={rule.id === lit} />
          ))}
        </section>
      ))}
    </section>
  );
}

interface RuleEntryProps {
  readonly rule: Rule;
  readonly words: readonly string[];
  readonly isLit: boolean;
}

function RuleEntry({ rule, words, isLit }: RuleEntryProps): JSX.Element {
  const t = useText({ en, de });
  return (
    <article id={rule.id} tabIndex={-1} class={isLit ? "rules-rule rules-lit" : "rules-rule"}>
      <Link class="rules-anchor" href={`#${rule.id}`} aria-label={t.linkTo(rule.id)}>
        {rule.id}
      </Link>
      <div>
        {rule.parts.map((part, index) => (
          <Part key={index} part={part} words={words} />
        ))}
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
    </p>
  );
}
