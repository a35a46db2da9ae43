import type { TableLine, TableSection } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import "./table-paper.css";
import { useText } from "../text/texts.ts";
import { useRoving } from "../ui/roving.ts";
import { RuleTag } from "../ui/rule-tag.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface TablePaperProps {
  readonly game: string;
  readonly sections: readonly TableSection[];
  readonly since: readonly string[];
  readonly result: readonly string[];
}

/** The table as a page of text: where the match stands, what is new, and then all there is. */
export function TablePaper({ game, sections, since, result }: TablePaperProps): JSX.Element {
  const t = useText({ en, de });
  const [now, ...rest] = sections;
  const things = useRef<HTMLDivElement>(null);
  // Dozens of things are one stop for Tab.
  useRoving(things, { selector: ".words-thing" });
  return (
    <article class="words-paper" data-theme="paper">
      {now !== undefined && (
        <div class="words-now">
          <h2 tabIndex={-1} data-part="title">
            {now.heading}
          </h2>
          <p>
            {now.lines.map((line) => (
              <span key={line.thing} data-thing={line.thing}>
                {line.text}
                {/[.!?]$/.test(line.text) ? " " : ". "}
              </span>
            ))}
          </p>
        </div>
      )}
      <div class="words-sections" ref={things}>
        {result.length > 0 && (
          <section class="words-section words-section-new">
            <h2>{t.over}</h2>
            {result.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        )}
        {since.length > 0 && (
          <section class="words-section words-section-new">
            <h2 tabIndex={-1} data-part="since">
              {t.since}
              <span>{t.things(since.length)}</span>
            </h2>
            {since.map((text, i) => (
              <p key={i}>{text}</p>
            ))}
          </section>
        )}
        {rest.map(({ id, heading, lines }) => (
          <section key={id} class="words-section" data-section={id}>
            <h2>{heading}</h2>
            {lines.map((line) => (
              <Thing key={line.thing} game={game} line={line} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

/** What it is about stands out, and says what it is when it is pressed: the words before the first colon. */
function Thing({ game, line }: { readonly game: string; readonly line: TableLine }): JSX.Element {
  const { thing, text, rule } = line;
  const colon = text.indexOf(": ");
  return (
    <p data-thing={thing}>
      {colon < 0 ? (
        text
      ) : (
        <button type="button" class="words-thing" data-explains>
          {text.slice(0, colon + 1)}
        </button>
      )}
      {colon < 0 ? "" : text.slice(colon + 1)}
      {rule !== undefined && (
        <>
          {" "}
          <RuleTag game={game} rule={rule} />
        </>
      )}
    </p>
  );
}
