import type { LabSurvey } from "@safehouse/games/lab";
import type { BotLevel, Language } from "@safehouse/kernel";
import { settings } from "../../app/settings.ts";
import { BOT_LEVELS } from "../../text/bot-levels.ts";
import { type Texts, useText } from "../../text/texts.ts";
import type { Axis } from "./logic/axes.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/** What a plot says in words. */
export interface LabWords {
  readonly t: Texts<typeof en>;
  readonly language: Language;
  level(level: BotLevel): string;
  /** What a table or a thing is called. */
  name(id: string): string;
  value(axis: Axis, value: string): string;
}

export function useLabWords(names: LabSurvey["names"]): LabWords {
  const t = useText({ en, de });
  const language = settings.language.value;
  const levels = BOT_LEVELS[language];
  const name = (id: string): string => names[id]?.[language] ?? id;
  return {
    t,
    language,
    level: (level) => levels[level],
    name,
    value: (axis, value) =>
      axis === "seats" ? t.seats(Number(value)) : axis === "level" ? levels[value as BotLevel] : name(value),
  };
}
