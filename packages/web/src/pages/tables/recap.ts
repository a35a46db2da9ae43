import { loadFront } from "@safehouse/games";
import type { Language } from "@safehouse/kernel";
import type { MatchSnapshot, OwnTable } from "@safehouse/protocol";
import { useEffect, useState } from "preact/hooks";
import { loadClient } from "../../app/api.ts";
import { settings } from "../../app/settings.ts";
import { readRow } from "../../play/log-row.ts";
import { nameSeats } from "../../play/seat-names.ts";
import { sentencesOf, type TakeBackWords } from "../../play/table/sentences.ts";
import { loadTexts, makeVoice } from "../../play/voice.ts";
import { sinceOwnTurn } from "../../words/since.ts";

/** What lies on the desk beside a table: the question in its own words, and what this seat was told since its last turn. */
export interface DeskRecap {
  readonly questions: readonly string[];
  readonly since: readonly string[];
}

/** More than that nobody reads on a slip: the table's log has it all. */
const LATEST = 3;

export async function recapOf(
  game: string,
  state: MatchSnapshot,
  language: Language,
  words: TakeBackWords,
): Promise<DeskRecap | null> {
  const { seat } = state.view;
  const front = await loadFront(game, { edition: state, config: {} });
  if (front === null || typeof seat !== "number") return null;
  const voice = makeVoice(await loadTexts(front, language), nameSeats(state.seats, language), seat);
  const log = state.log.map(readRow);
  return {
    questions: state.pending
      .filter((decision) => decision.seat === seat)
      .map((decision) => voice.say(front.ask(state.view, decision))),
    since: sinceOwnTurn(log, seat, state.n, front.meta.decisions)
      .flatMap((row) => sentencesOf(row, voice, words, log))
      .slice(-LATEST),
  };
}

/** Null until it is known, and where it cannot be: the table is there all the same. */
export function useRecap({ game, match, token, n, phase }: OwnTable, words: TakeBackWords): DeskRecap | null {
  const [recap, setRecap] = useState<DeskRecap | null>(null);
  const language = settings.language.value;
  useEffect(() => {
    let isHere = true;
    const load = async (): Promise<void> => {
      if (match === null || phase !== "playing") return;
      const reply = token === null ? null : await (await loadClient()).getMatch(match, { token });
      const isTold = reply?.result === "done";
      const state = isTold ? reply.value : await (await import("../../play/online/kept-tables.ts")).recallState(match);
      const found = state === null ? null : await recapOf(game, state, language, words);
      if (isHere) setRecap(found);
    };
    load().catch(() => {
      // Without the line, or the game, a slip says whose turn it is and no more.
    });
    return () => {
      isHere = false;
    };
  }, [match, token, n, language]);
  return recap;
}
