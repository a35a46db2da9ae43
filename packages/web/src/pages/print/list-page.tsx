import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import "./print.css";
import { settings } from "../../app/settings.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** Which games there are to print. */
export function Page(): JSX.Element {
  const t = useText({ en, de });
  return (
    <Frame title={t.title} lead={t.lead}>
      <ul class="print-games" aria-label={t.games}>
        {SHELF.filter(({ has }) => has.includes("paper")).map(({ id, name }) => (
          <li key={id}>
            <Button size="big" icon="print" href={`/print/${id}`}>
              {name[settings.language.value]}
            </Button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
