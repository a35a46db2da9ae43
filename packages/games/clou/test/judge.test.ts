import { LANGUAGES, say } from "@safehouse/kernel";
import { expect, test } from "vitest";
import { describeJudge } from "../../test/judge-laws.ts";
import { core } from "../core.ts";
import { clou } from "../game.ts";
import { judgeDe } from "../judge/de.ts";
import { judgeEn } from "../judge/en.ts";
import { type EndTrial, reasonFor } from "../judge/reasons.ts";
import { CROSSED } from "../slots.ts";
import type { State } from "../state.ts";
import { resampling } from "./resample.ts";

describeJudge("clou", resampling(clou), 20);

const SPEAKER = { name: String, isYou: () => false };

test("what has less right now is not said to show nothing yet", () => {
  const configured = clou.configure({}, 1);
  if (!configured.ok) throw new Error(configured.error.problem);
  const { config, seats, board, queue } = clou.setup(configured.value, 1);
  const table = core.tableOf(config, seats);
  const more = board.slice();
  const symbol = table.symbolsAt;
  board[symbol] = 0;
  more[symbol] = CROSSED;
  const endOf = (at: State["board"], ...results: number[]): EndTrial => ({
    way: [],
    results,
    candidate: { way: [], twins: [], value: 0, end: { table, board: at, queue } },
  });
  expect(reasonFor(endOf(more, 3, 3), endOf(board, 1, 1))).toEqual({ id: "judge.crossed", args: { more: 1 } });
  expect(reasonFor(endOf(board, 3, 3), endOf(more, 1, 2))).toEqual({
    id: "judge.patience",
    args: { worlds: 2, more: 1.5 },
  });
  expect(reasonFor(endOf(board, 3, 3), endOf(board, 2, 1))).toEqual({
    id: "judge.later",
    args: { worlds: 2, more: 1.5 },
  });
});

test("reasons are sentences for one and for many, in both languages", () => {
  const said = (language: "en" | "de", id: string, more: number): string =>
    say(language === "en" ? judgeEn : judgeDe, { id, args: { more, worlds: 20 } }, SPEAKER);
  expect(said("de", "judge.crossed", 1)).toBe("Damit wird auf dem Plan sofort 1 Symbol mehr durchgestrichen.");
  expect(said("de", "judge.crossed", 2)).toBe("Damit werden auf dem Plan sofort 2 Symbole mehr durchgestrichen.");
  expect(said("de", "judge.unused", 2)).toBe("So bleiben 2 Würfel weniger ungenutzt.");
  for (const language of LANGUAGES) expect(said(language, "judge.later", 0)).not.toMatch(/ 0 /);
});
