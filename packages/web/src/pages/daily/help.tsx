import type { JSX } from "preact";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { clockAt } from "./day-words.ts";
import { addDays, type Day, startOf } from "./logic/day.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** How nights work, and what they do not promise. */
export function Help({ today }: { readonly today: Day }): JSX.Element {
  const t = useText({ en, de });
  return (
    <section class="daily-help">
      <h2>{t.howTitle}</h2>
      <p>{t.howLuck}</p>
      <p>{t.howTry(clockAt(startOf(addDays(today, 1)), settings.language.value))}</p>
      <p>{t.howScale}</p>
      <p>{t.howLead}</p>
      <p>{t.howHonest}</p>
    </section>
  );
}
