import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import "./home.css";
import { Link } from "../../app/link.tsx";
import { setTitle } from "../../app/title.ts";
import { useText } from "../../text/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { useSoon } from "../../ui/later.tsx";
import { JoinForm } from "../join/join-form.tsx";
import { Book } from "./book.tsx";
import { CarryOn } from "./carry-on.tsx";
import { FirstTime } from "./first-time.tsx";
import { Lamp } from "./lamp.tsx";
import { OpenTables } from "./open-tables.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** The rest of the house, at the foot of the page. */
const MORE = [
  ["/daily", "time", "daily"],
  ["/puzzles", "pencil", "puzzles"],
  ["/my-game", "lamp", "myGame"],
  ["/records", "loot", "records"],
  ["/replay", "eye", "record"],
  ["/print", "print", "print"],
  ["/workshop", "spanner", "workshop"],
  ["/settings", "settings", "settings"],
  ["/about", "info", "about"],
] as const;

/** What every table is made of. */
const KIT = { fetch: () => import("../../kit/table.tsx") };

export function Page(): JSX.Element {
  const t = useText({ en, de });
  useSoon(KIT);
  useEffect(() => setTitle(t.title), [t]);
  return (
    <div class="home">
      <Lamp />
      <section class="home-hero">
        <div>
          <h1>{t.headline}</h1>
          <p class="home-lead">{t.lead}</p>
          <FirstTime />
        </div>
        <JoinForm label={t.joinLabel} isAside />
      </section>
      <section class="home-shelf-area" aria-labelledby="home-shelf">
        <h2 id="home-shelf" class="vh">
          {t.shelf}
        </h2>
        <ul class="home-shelf">
          {SHELF.map((game) => (
            <Book key={game.id} game={game} />
          ))}
        </ul>
      </section>
      <div class="home-low">
        <CarryOn />
        <OpenTables />
      </div>
      <nav class="home-foot" aria-label={t.more}>
        {MORE.map(([href, icon, text]) => (
          <Link key={href} href={href}>
            <Icon name={icon} />
            {t[text]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
