import type { Chapter } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import type { Rules } from "./load-rules.ts";
import { RuleEntry } from "./rule-entry.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

interface ChaptersProps extends Pick<Rules, "examples" | "balance" | "phrases"> {
  readonly chapters: readonly Chapter[];
  readonly words: readonly string[];
  /** The rule that somebody came for. */
  readonly lit: string;
  readonly isPrinted: boolean;
}

export function Chapters({ chapters, words, lit, examples, balance, phrases, isPrinted }: ChaptersProps): JSX.Element {
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
            <RuleEntry
              key={rule.id}
              rule={rule}
              words={words}
              isLit={rule.id === lit}
              examples={examples.filter((example) => example.rule === rule.id)}
              balance={balance}
              phrases={phrases}
              isPrinted={isPrinted}
            />
          ))}
        </section>
      ))}
    </section>
  );
}
