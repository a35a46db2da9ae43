import type { Rulebook } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useText } from "../../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What a newcomer reads first. */
export function OnePage({ book }: { readonly book: Rulebook }): JSX.Element {
  const t = useText({ en, de });
  return (
    <section class="rules-sheet" aria-labelledby="one-page">
      <h2 id="one-page" tabIndex={-1}>
        {t.onePage}
      </h2>
      <div class="rules-columns">
        {book.onePage.map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </section>
  );
}
