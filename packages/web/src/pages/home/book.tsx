import type { GameManifest } from "@safehouse/games";
import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { settings } from "../../app/settings.ts";
import { Cover } from "../../shelf/cover.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { nightPath } from "../daily/paths.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** A game on the shelf: its cover with its name, what it is in one line, and the ways in. */
export function Book({ game }: { readonly game: GameManifest }): JSX.Element {
  const t = useText({ en, de });
  const { id, seats, minutes, isTogether, has, load } = game;
  const language = settings.language.value;
  return (
    <li class="home-book">
      <Link class="home-cover" href={`/new/${id}`} tabIndex={-1} aria-hidden="true">
        <Cover game={game} />
      </Link>
      <div class="home-book-words">
        <h3 class="vh">{game.name[language]}</h3>
        <ul class="home-facts">
          <li>
            <Icon name="crew" />
            <span aria-hidden="true">{t.seats(seats.min, seats.max)}</span>
            <span class="vh">{t.players(seats.min, seats.max)}</span>
          </li>
          <li>
            <Icon name="time" />
            {t.minutes(minutes)}
          </li>
        </ul>
        <p class="home-blurb">{game.blurb[language]}</p>
        <div class="home-ways">
          <Button tone="lit" size="small" href={`/play/${id}`} data-part="play">
            <span>
              {t.play} <span class="vh">{isTogether ? t.withBots : t.againstBots}</span>
            </span>
          </Button>
          <Button tone="ghost" size="small" href={`/new/${id}`}>
            {t.setUp}
          </Button>
        </div>
        <div class="home-more">
          <Way icon="crew" label={t.playFriends} href={`/new/${id}?how=online`} />
          {has.includes("lesson") && <Way icon="flashlight" label={t.learn} href={`/learn/${id}`} />}
          <Way icon="rules" label={t.rules} href={`/rules/${id}`} />
          {load.nightly !== undefined && <Way icon="lamp" label={t.tonight} href={nightPath(id)} />}
        </div>
      </div>
    </li>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

function Way({ icon, label, href }: WayProps): JSX.Element {
  return (
    <Link class="home-way" href={href}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}
