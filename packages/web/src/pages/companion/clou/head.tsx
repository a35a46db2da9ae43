import type { JSX } from "preact";
import { settings, shownTheme } from "../../../app/settings.ts";
import { changeLanguage } from "../../../text/words.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { shortNameOf } from "../../../shelf/short-name.ts";
import { useBeside } from "./context.ts";

export interface HeadProps {
  readonly line: string;
  readonly undo: (() => void) | null;
  onNew(): void;
  onLeave(): void;
}

export function Head({ line, undo, onNew, onLeave }: HeadProps): JSX.Element {
  const { t, id } = useBeside();
  const { theme } = settings;
  const isNight = shownTheme.value === "night";
  return (
    <header class="comp-head">
      <IconButton icon="back" label={t.leave} onClick={onLeave} />
      <div class="comp-title">
        <h1>{t.title(shortNameOf(id))}</h1>
        <p>{line}</p>
      </div>
      {undo !== null && <IconButton icon="undo" label={t.undo} onClick={undo} />}
      <Menu
        label={t.menu}
        items={[
          { label: t.newNight, icon: "paper", onSelect: onNew },
          { label: t.rules, icon: "rules", href: `/rules/${id}` },
          { label: t.print, icon: "print", href: `/print/${id}` },
          {
            label: t.otherLanguage,
            icon: "language",
            onSelect: () => changeLanguage(),
          },
          {
            label: isNight ? t.toPaper : t.toNight,
            icon: "lamp",
            onSelect: () => (theme.value = isNight ? "paper" : "night"),
          },
        ]}
      />
    </header>
  );
}
