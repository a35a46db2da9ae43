import { findOnShelf } from "@safehouse/games/shelf";
import type { MessageTable } from "@safehouse/kernel";
import { settings } from "../../app/settings.ts";
import { makeVoice } from "../../play/voice.ts";
import { useText } from "../../text/texts.ts";
import { shortDay } from "./day-words.ts";
import type { DailyResult } from "./logic/book.ts";
import type { Day } from "./logic/day.ts";
import { DAILY_GAME } from "./logic/game.ts";
import { resultText } from "./logic/result-text.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface Night {
  readonly day: Day;
  readonly scenario: string;
  readonly person: string;
  readonly result: DailyResult;
}

/** The text to share, in the reader's language. */
export function useResultText({ day, scenario, person, result }: Night, texts: MessageTable): string {
  const t = useText({ en, de });
  const language = settings.language.value;
  const { say } = makeVoice(texts, [], null);
  const shelved = findOnShelf(DAILY_GAME);
  return resultText(result, {
    title: t.shareTitle(shelved?.shortName ?? shelved?.name[language] ?? ""),
    date: shortDay(day, language),
    where: say({ id: `option.scenario.${scenario}` }),
    who: say({ id: `option.thief.${person}` }),
    points: t.points,
    rounds: t.rounds,
    rating: say({ id: `result.${result.result}` }),
  });
}
