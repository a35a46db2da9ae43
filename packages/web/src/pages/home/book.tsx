import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { settings } from "../../app/settings.ts";
import { Cover } from "../../shelf/cover.tsx";
import type { ShelfGame } from "../../shelf/shelf.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** A game on the shelf: its cover, what it is in one line, and the three ways in. */
export function Book({ game }: { readonly game: ShelfGame }): JSX.Element {
  const t = useText({ en, de });
  const { id, seats, minutes } = game;
  const language = settings.language.value;
  return (
    <li class="home-book">
      <Link class="home-cover" href={`/new/${id}`} tabIndex={-1} aria-hidden="true">
        <Cover game={game} />
      </Link>
      <div class="home-book-words">
        <h3>{game.name[language]}</h3>
        <p class="home-blurb">{game.blurb[language]}</p>
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
        <div class="home-ways">
          <Button tone="lit" size="big" icon="bot" href={`/new/${id}?how=bots`}>
            {t.playBots}
          </Button>
          <Button size="big" icon="crew" href={`/new/${id}?how=online`}>
            {t.playFriends}
          </Button>
          <Button tone="ghost" icon="flashlight" href={`/learn/${id}`}>
            {t.learn}
          </Button>
          <Button tone="ghost" icon="rules" href={`/rules/${id}`}>
            {t.rules}
          </Button>
        </div>
      </div>
    </li>
  );
}
