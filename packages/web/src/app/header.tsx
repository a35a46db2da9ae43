import { SHELF } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import "./header.css";
import { useText } from "../text/texts.ts";
import { changeLanguage } from "../text/words.ts";
import { Hat } from "../ui/hat.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Link } from "./link.tsx";
import { location } from "./router.ts";
import { settings, shownTheme } from "./settings.ts";
import { playSound } from "./sound.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { heading, turnsWaiting } from "./title.ts";

/** The bar of ordinary pages. What it switches can also be found in the settings: a phone shows only the way there. */
export function Header(): JSX.Element {
  const t = useText({ en, de });
  const { sound, theme, name } = settings;
  const where = heading.value;
  const { path } = location.value;
  const current = (href: string): "page" | undefined => (path === href ? "page" : undefined);
  const rules = SHELF.length === 1 ? `/rules/${SHELF[0]?.id}` : "/about#rules";
  return (
    <header class="app-header">
      <a class="app-skip" href="#main" onClick={skip}>
        {t.skip}
      </a>
      <Link class="app-mark" href="/" aria-current={current("/")}>
        <Icon name="mark" />
        Safehouse
      </Link>
      {where !== null && (
        <p class="app-where">
          <b>{where.title}</b>
          {where.line !== undefined && <span>{where.line}</span>}
        </p>
      )}
      <nav class="app-tools" aria-label={t.tools}>
        <Link class="app-tables" href="/tables" aria-current={current("/tables")}>
          <Icon name="deck" />
          <span>{t.tables}</span>
          {turnsWaiting.value > 0 && (
            <b class="app-badge">
              {turnsWaiting.value}
              <span class="vh">{t.turns}</span>
            </b>
          )}
        </Link>
        <span class="app-wide">
          <IconButton icon="rules" label={t.rules} href={rules} />
          <IconButton icon="language" label={t.otherLanguage} onClick={() => changeLanguage()} />
          <IconButton
            icon={sound.value ? "sound" : "mute"}
            label={t.sound}
            pressed={sound.value}
            onClick={() => {
              sound.value = !sound.value;
              playSound("card");
            }}
          />
          <IconButton
            icon="lamp"
            label={shownTheme.value === "night" ? t.toPaper : t.toNight}
            onClick={() => (theme.value = shownTheme.value === "night" ? "paper" : "night")}
          />
          <span class="app-divider" />
        </span>
        <Link class="app-me" href="/settings" aria-current={current("/settings")}>
          <Hat seat={0} size="small" />
          <span class={name.value === "" ? "" : "app-name"}>{name.value === "" ? t.settings : name.value}</span>
          {name.value !== "" && <span class="vh">{t.settings}</span>}
        </Link>
      </nav>
    </header>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
