import { describe, expect, it } from "vitest";
import { found, say } from "@safehouse/kernel";
import { de as gameDe } from "../../../games/clou/text/de.ts";
import { en as gameEn } from "../../../games/clou/text/en.ts";
import { de as againDe } from "../../../games/clou-again/text/de.ts";
import { en as againEn } from "../../../games/clou-again/text/en.ts";
import { plainCellWords } from "../../src/boards/clou/cell-words.ts";
import { namesFrom } from "../../src/boards/clou/names.ts";
import { wordsOfPlan } from "../../src/boards/clou/plan/plan-words.ts";
import { de } from "../../src/boards/clou/text/de.ts";
import { en } from "../../src/boards/clou/text/en.ts";
import { moreDe } from "../../src/boards/clou/text/more-de.ts";
import { moreEn } from "../../src/boards/clou/text/more-en.ts";
import type { Words } from "../../src/boards/clou/text/use-words.ts";
import { AGAIN, CLOU, walk } from "./heists.ts";

const SPEAKER = { name: (seat: number) => `Seat ${seat}`, isYou: () => false };

describe.each([
  ["English", CLOU, 3, { ...en, ...moreEn } as unknown as Words, gameEn],
  ["German", CLOU, 3, { ...de, ...moreDe } as unknown as Words, gameDe],
  ["English, again", AGAIN, 2, { ...en, ...moreEn } as unknown as Words, againEn],
  ["German, again", AGAIN, 2, { ...de, ...moreDe } as unknown as Words, againDe],
])("in %s", (_, played, seats, t, texts) => {
  const names = namesFrom((message) => say(texts, message, SPEAKER));

  it("every cell, symbol and loot has a name of its own, without gaps", () => {
    walk(played, seats, 4, {
      asked({ view, decision }) {
        if (decision.kind !== "dice") return;
        for (let seat = 0; seat < seats; seat++) {
          const cells = played.reader.readCells(view, seat).map((cell) => plainCellWords({ t, names }, cell));
          expect(new Set(cells).size).toBe(cells.length);
          expect(cells.filter((words) => /undefined|null|NaN|, ,/.test(words))).toEqual([]);
        }
        const plan = [...wordsOfPlan({ t, names, things: played.reader.readThings(view) }).values()];
        expect(new Set(plan).size).toBe(plan.length);
        expect(plan.filter((words) => /undefined|null|NaN|, ,/.test(words))).toEqual([]);
      },
    });
  });
});

describe("a cell in words", () => {
  it("says where it is, what it asks, holds and gives", () => {
    const names = namesFrom((message) => say(gameEn, message, SPEAKER));
    let first = "";
    walk(CLOU, 1, 1, {
      asked({ view, decision }) {
        if (first === "" && decision.kind === "dice") {
          first = plainCellWords(
            { t: { ...en, ...moreEn } as unknown as Words, names },
            found(CLOU.reader.readCells(view, 0)[3]),
          );
        }
      },
    });
    expect(first).toBe("box 4 of the strength bar, needs more than 4, empty, not yet in reach, gives strength");
  });
});
