import type { TableView } from "@safehouse/protocol";
import type { JSX } from "preact";
import { announce } from "../../../app/announce.ts";
import { useText } from "../../../text/texts.ts";
import { Button } from "../../../ui/button.tsx";
import type { Doings } from "../doings.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const NEXT_TO_FOCUS = ".lobby-kept-out button, .lobby-seat-tools button";

/** Whom the host keeps out, and the way back. Only the host is told of them. */
export function KeptOut({ table, doings }: { readonly table: TableView; readonly doings: Doings }): JSX.Element | null {
  const t = useText({ en, de });
  if (table.banned.length === 0) return null;
  const letIn = async (guest: string, name: string): Promise<void> => {
    if (!(await doings.liftBan(guest))) return;
    announce(t.letInNow(name));
    // The button that was pressed is gone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(NEXT_TO_FOCUS)?.focus());
  };
  return (
    <section class="lobby-kept-out" aria-labelledby="lobby-kept-out-title">
      <h3 id="lobby-kept-out-title">{t.keptOut}</h3>
      <ul>
        {table.banned.map(({ guest, name }) => (
          <li key={guest}>
            <span>{name ?? t.forgotten}</span>
            <Button tone="ghost" size="small" onClick={() => void letIn(guest, name ?? t.forgotten)}>
              {t.letIn}
              <span class="vh"> {name ?? t.forgotten}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
