import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import "./workshop.css";
import { settings } from "../../app/settings.ts";
import { Cover } from "../../shelf/cover.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { workshopPath } from "./paths.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** The games one can build something for. */
export function Page(): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  return (
    <Frame title={t.title} lead={t.lead}>
      <ul class="work-games">
        {SHELF.filter(({ has }) => has.includes("workshop")).map((game) => (
          <li key={game.id} class="work-game">
            <Cover game={game} />
            <div>
              <h2>{game.name[language]}</h2>
              <p class="muted">{game.blurb[language]}</p>
              <Button tone="lit" icon="pencil" href={workshopPath(game.id)}>
                {t.enter}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
