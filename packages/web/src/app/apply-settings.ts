import { effect } from "@preact/signals";
import { type Settings, settings, shownTheme } from "./settings.ts";
import { remember } from "./storage.ts";

const THEME_COLOURS = { night: "#10201b", paper: "#ddd6c4" } as const;

/** Shows the settings on the page and keeps them from now on. Only what was changed is kept: the rest follows the system. */
export function applySettings(): void {
  for (const name of Object.keys(settings) as (keyof Settings)[]) keep(name);

  const root = document.documentElement;
  effect(() => {
    root.lang = settings.language.value;
  });
  effect(() => {
    root.dataset["theme"] = shownTheme.value;
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", THEME_COLOURS[shownTheme.value]);
  });
  effect(() => {
    root.dataset["motion"] = settings.motion.value;
  });
}

function keep(name: keyof Settings): void {
  let before: unknown = settings[name].peek();
  settings[name].subscribe((value: unknown) => {
    if (value === before) return;
    before = value;
    remember(name, String(value));
  });
}
