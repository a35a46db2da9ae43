import { findOnShelf } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { Link } from "../../app/link.tsx";
import { settings } from "../../app/settings.ts";
import { Cover } from "../../shelf/cover.tsx";
import { type Texts, useText } from "../../text/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { gameName } from "../tables/game-name.ts";
import { loadUnfinished } from "./load-unfinished.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import type { Unfinished } from "./unfinished.ts";
import { useFresh } from "./use-fresh.ts";

const SHOWN = 3;

/** The tables one can go back to, whose turn it is first. */
export function CarryOn(): JSX.Element | null {
  const t = useText({ en, de });
  const all = useFresh(loadUnfinished) ?? [];
  if (all.length === 0) return null;
  return (
    <section class="home-carry-on" aria-labelledby="home-carry">
      <h2 id="home-carry" class="caps">
        {t.carryOn}
      </h2>
      <ul class="home-carry">
        {all.slice(0, SHOWN).map((each) => (
          <li key={each.key}>
            <Slip unfinished={each} />
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <p class={all.length > SHOWN ? "home-all" : "home-all home-all-narrow"}>
          <Link href="/tables">{t.allTables}</Link>
        </p>
      )}
    </section>
  );
}

function Slip({ unfinished }: { readonly unfinished: Unfinished }): JSX.Element {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { href, state, where, names, title } = unfinished;
  const game = findOnShelf(unfinished.game);
  const others = new Intl.ListFormat(language, { type: "conjunction" }).format(names);
  return (
    <Link class={`home-slip home-slip-${state}`} href={href}>
      {game !== null && <Cover game={game} isSmall />}
      <span class="home-slip-words">
        <small class="caps">{stateText(t, unfinished)}</small>
        <b>{title || gameName(unfinished.game, unfinished.scenario)}</b>
        <small>{company()}</small>
      </span>
      <Icon name="forward" />
    </Link>
  );

  function company(): string {
    if (names.length > 0) return t.withNames(others);
    return where === "online" ? t.alone : t.solo;
  }
}

function stateText(t: Texts<typeof en>, { state, where }: Unfinished): string {
  if (where === "passed") return t.passedAround;
  const turn = { yours: t.yourTurn, others: t.waiting, ready: t.gettingReady }[state];
  return where === "device" ? `${turn} · ${t.onThisDevice}` : turn;
}
