import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Language, LANGUAGES } from "@safehouse/kernel";
import { type Pace, PACES } from "../stage/pace.ts";
import { recall } from "./storage.ts";

export const THEMES = ["system", "night", "paper"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["system", "reduced"] as const;
export type Motion = (typeof MOTIONS)[number];

export const SCANS = ["off", "automatic", "step"] as const;
export type Scan = (typeof SCANS)[number];
/** Seconds: how long a thing can be lit for one switch, how much longer the first, and how soon two presses are one. */
export const SCAN_LIMITS = {
  scanSeconds: { min: 0.3, max: 5, usual: 1.5 },
  scanFirst: { min: 0, max: 5, usual: 1 },
  scanFilter: { min: 0, max: 2, usual: 0.3 },
} as const;

export interface Settings {
  readonly language: Signal<Language>;
  readonly theme: Signal<Theme>;
  readonly sound: Signal<boolean>;
  /** A tap in the hand, where a phone can. */
  readonly haptics: Signal<boolean>;
  readonly motion: Signal<Motion>;
  /** How fast tables show what happens. */
  readonly pace: Signal<Pace>;
  readonly notifications: Signal<boolean>;
  /** Against bots, one is asked before an answer that gives much away. */
  readonly warns: Signal<boolean>;
  /** Tables are read instead of drawn. */
  readonly words: Signal<boolean>;
  /** How one switch walks through them. */
  readonly scan: Signal<Scan>;
  readonly scanSeconds: Signal<number>;
  readonly scanFirst: Signal<number>;
  readonly scanFilter: Signal<number>;
  /** The name last used at a table. */
  readonly name: Signal<string>;
}

/** What the person has chosen, kept in this browser (see apply-settings). */
export const settings: Settings = {
  language: signal(oneOf(LANGUAGES, recall("language")) ?? spokenLanguage(globalThis.navigator?.languages ?? [])),
  theme: signal(oneOf(THEMES, recall("theme")) ?? "system"),
  sound: signal(recall("sound") === "true"),
  haptics: signal(recall("haptics") !== "false"),
  motion: signal(oneOf(MOTIONS, recall("motion")) ?? "system"),
  pace: signal(readPace(recall("pace"))),
  notifications: signal(recall("notifications") === "true"),
  warns: signal(recall("warns") === "true"),
  words: signal(recall("words") === "true"),
  scan: signal(oneOf(SCANS, recall("scan")) ?? "off"),
  scanSeconds: signal(secondsOf("scanSeconds")),
  scanFirst: signal(secondsOf("scanFirst")),
  scanFilter: signal(secondsOf("scanFilter")),
  name: signal(recall("name") ?? ""),
};

const systemWantsStillness = followMedia("(prefers-reduced-motion: reduce)");
const systemIsLight = followMedia("(prefers-color-scheme: light)");

/** False if the person wants things to stand still. */
export const isMoving: ReadonlySignal<boolean> = computed(
  () => settings.motion.value !== "reduced" && !systemWantsStillness.value,
);

/** What `data-theme` says. */
export const shownTheme: ReadonlySignal<"night" | "paper"> = computed(() => {
  const theme = settings.theme.value;
  if (theme !== "system") return theme;
  return systemIsLight.value ? "paper" : "night";
});

/** The first language of the browser that the house speaks, else English. */
export function spokenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = oneOf(LANGUAGES, tag.toLowerCase().split("-")[0] ?? "");
    if (found !== null) return found;
  }
  return "en";
}

function secondsOf(name: keyof typeof SCAN_LIMITS): number {
  const { min, max, usual } = SCAN_LIMITS[name];
  const kept = Number(recall(name) ?? Number.NaN);
  return kept >= min && kept <= max ? kept : usual;
}

/** Whoever chose, before tables had a pace, that bots move at once still sees everything at once. */
function readPace(text: string | null): Pace {
  return oneOf(PACES, text) ?? (text === "brisk" ? "at-once" : "normal");
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

function followMedia(query: string): ReadonlySignal<boolean> {
  const media = globalThis.matchMedia?.(query);
  const matches = signal(media?.matches ?? false);
  media?.addEventListener("change", () => (matches.value = media.matches));
  return matches;
}
