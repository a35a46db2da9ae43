import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { isGuest } from "../../app/api.ts";
import { Link } from "../../app/link.tsx";
import { settings } from "../../app/settings.ts";
import { hasBegun } from "../../lesson/progress.ts";
import { hasPlayedHere } from "../../play/local/played.ts";
import { useText } from "../../text/texts.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** One quiet line for somebody who has never sat at a table here: the first game on the shelf has a coach. */
export function FirstTime(): JSX.Element | null {
  const t = useText({ en, de });
  const game = SHELF.find(({ has }) => has.includes("lesson"));
  if (game === undefined || isGuest.value || hasPlayedHere() || hasBegun(game.id)) return null;
  return (
    <p class="home-first" data-part="first-time">
      {t.newHere} <Link href={`/learn/${game.id}`}>{t.learnFirst(game.name[settings.language.value])}</Link>
    </p>
  );
}
