import type { Event } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { Button } from "../../../ui/button.tsx";
import { useDesk } from "./desk.ts";
import { writtenOf } from "./written.ts";

/** What stands on the sheet since the dice were thrown. */
export function Slip({ events }: { readonly events: readonly Event[] }): JSX.Element {
  const { t, seat, names, entry } = useDesk();
  const entries = split(events).map((each) => writtenOf(each, seat, t, names));
  return (
    <section class="entry-slip" aria-label={t.entered} data-part="entered">
      <h2>{t.entered}</h2>
      {entries.length === 0 && <p>{t.nothingYet}</p>}
      <ol>
        {entries.map(({ title, brings }, i) => (
          // Entries come and go at the end of the list.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} data-part="entered-line">
            <span>
              <b>{title}</b>
              {brings !== "" && <small>{brings}</small>}
            </span>
            {i === entries.length - 1 && entry.undo !== null && (
              <Button icon="undo" size="small" data-part="undo" onClick={() => entry.undo?.()}>
                {t.undo}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const BEGINS: readonly Event["type"][] = ["used", "any", "star"];
const COUNTS: readonly Event["type"][] = [...BEGINS, "crossed", "let-go", "looted"];

/** One list of events an entry: what came of a number belongs to it. */
function split(events: readonly Event[]): Event[][] {
  const entries: Event[][] = [];
  for (const event of events) {
    const isNew = BEGINS.includes(event.type) || entries.length === 0;
    if (isNew && !COUNTS.includes(event.type)) continue;
    if (isNew) entries.push([event]);
    else entries.at(-1)?.push(event);
  }
  return entries;
}
