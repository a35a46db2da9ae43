import type { Move } from "@safehouse/games/clou/board";
import { describe, expect, it } from "vitest";
import { type Asked, type Chosen, NOTHING, stillChosen } from "../../src/boards/clou/logic/chosen.ts";
import { light } from "../../src/boards/clou/logic/lit.ts";
import { pathTo } from "../../src/boards/clou/logic/path.ts";
import { press, type Press } from "../../src/boards/clou/logic/press.ts";
import { AGAIN, askedOf, CREWS, type Question, walk } from "./heists.ts";

const text = (value: unknown): string => JSON.stringify(value);

/** Presses one thing after the other; the move that the last press hands in, null if it comes too early or never. */
function follow(asked: Asked, path: readonly Press[]): Move | null {
  let chosen = NOTHING;
  for (const [i, step] of path.entries()) {
    const result = press(asked, chosen, step);
    if ("move" in result) return i === path.length - 1 ? result.move : null;
    if ("refused" in result) return null;
    chosen = stillChosen(asked, result.chosen);
  }
  return null;
}

/** What the tray offers for the star that is looked at. */
function starSteps(asked: Asked, chosen: Chosen): Press[] {
  return asked.moves.flatMap((move): Press[] => {
    if (move.do !== "star" || move.star !== chosen.star) return [];
    if (!("die" in move)) return [{ on: "answer", move }];
    return move.die === chosen.turn ? [{ on: "answer", move }] : [{ on: "turn", die: move.die }];
  });
}

/** Everything that is lit while this is in hand. */
function lit(asked: Asked, chosen: Chosen): Press[] {
  const { places, dice, whites, stars } = light(asked, chosen);
  const kind = asked.kind ?? "";
  const shifts = asked.moves.flatMap((move) =>
    move.do === "ready" && "by" in move && move.white === chosen.adjust ? [move.by] : [],
  );
  return [
    ...[...places].map((at): Press => ({ on: "place", at })),
    ...[...dice].map((die): Press => ({ on: "die", die })),
    ...[...whites].map((white): Press => ({ on: "white", white })),
    ...[...stars].map((star): Press => ({ on: "star", star })),
    ...starSteps(asked, chosen),
    ...shifts.map((by): Press => ({ on: "shift", by })),
    ...(kind === "settle" ? [...new Set(asked.queue)].map((gift): Press => ({ on: "gift", gift })) : []),
    ...(kind === "settle" ? [{ on: "let-go" } as const] : []),
    ...asked.moves.flatMap((move): Press[] => {
      if (move.do === "finish") return [{ on: "finish" }];
      if (move.do === "write") return [{ on: "number", number: move.number }];
      return ["flee", "stay", "run", "name", "drive"].includes(move.do) ? [{ on: "answer", move }] : [];
    }),
  ];
}

/** All moves that pressing lit things leads to. */
function reachable(asked: Asked): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = [NOTHING];
  for (let chosen = open.pop(); chosen !== undefined; chosen = open.pop()) {
    if (seen.has(text(chosen))) continue;
    seen.add(text(chosen));
    for (const step of lit(asked, chosen)) {
      const result = press(asked, chosen, step);
      if ("refused" in result) throw new Error(`lit, but refused: ${text(step)} ${text(result.refused)}`);
      if ("move" in result) found.add(text(result.move));
      else open.push(stillChosen(asked, result.chosen));
    }
  }
  return found;
}

describe.each(CREWS)("%s with %i seats", (_, seats, played) => {
  it("every listed move of whole heists has one path of its own, which hands in that very move", () => {
    for (let seed = 0; seed < 6; seed++) {
      walk(played, seats, 31 * seed + seats, {
        asked(question) {
          const asked = askedOf(played, question);
          const paths = question.moves.map((move) => pathTo(asked, move));
          expect(new Set(paths.map(text)).size).toBe(paths.length);
          expect(paths.map((path) => text(follow(asked, path)))).toEqual(question.moves.map(text));
        },
      });
    }
  });

  it("what is lit leads to all listed moves and to nothing else", () => {
    for (let seed = 0; seed < 2; seed++) {
      walk(played, seats, 97 * seed + seats, {
        asked(question) {
          expect([...reachable(askedOf(played, question))].toSorted()).toEqual(question.moves.map(text).toSorted());
        },
      });
    }
  });

  it("what is not lit is answered with a rule", () => {
    walk(played, seats, 5 + seats, {
      asked(question) {
        const { view, decision } = question;
        if (decision.kind !== "dice" && decision.kind !== "settle") return;
        const asked = askedOf(played, question);
        const symbols = played.reader.readThings(view).flatMap(({ parts }) => parts.flatMap((part) => part.symbols));
        const cells = played.reader.readCells(view, decision.seat);
        for (const { name } of decision.kind === "settle" ? [...symbols, ...cells] : cells) {
          const result = press(asked, NOTHING, { on: "place", at: name });
          if ("refused" in result) expect(played.game.check(view, decision, result.refused)?.rule).toMatch(/^[AC]-/);
        }
      },
    });
  });
});

it("A-4.1 a star that cannot be crossed is answered with a rule", () => {
  const told = new Set<string>();
  for (let seed = 0; seed < 6; seed++) {
    walk(AGAIN, 2, seed, {
      asked(question) {
        const { view, decision } = question;
        if (decision.kind !== "dice") return;
        for (const { id } of AGAIN.reader.sheetOf(view, decision.seat).stars ?? []) {
          const result = press(askedOf(AGAIN, question), NOTHING, { on: "star", star: id });
          if (!("refused" in result)) continue;
          const refusal = AGAIN.game.check(view, decision, result.refused);
          expect(refusal).not.toBeNull();
          told.add(refusal?.why.id ?? "");
        }
      },
    });
  }
  expect(told).toContain("no.star-this-round");
  expect(told).toContain("no.star-spent");
});

it("A-4.4 a die in the tin is the one that a star turns, and one that somebody has used is refused", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 100 && seen.size < 2; seed++) {
    const on = {
      asked(question: Question) {
        const { view, decision } = question;
        const asked = askedOf(AGAIN, question);
        const star = question.moves.find((move) => move.do === "star" && "die" in move);
        if (star?.do !== "star") return;
        const looking = { ...NOTHING, star: star.star };
        for (const die of [0, 1, 2].filter((i) => (asked.left >> i) & 1)) {
          const result = press(asked, looking, { on: "die", die });
          const isLit = light(asked, looking).dice.has(die);
          seen.add(isLit ? "turned" : "refused");
          if (isLit) expect(result).toEqual({ chosen: { ...looking, turn: asked.dice[die] } });
          else if ("refused" in result)
            expect(AGAIN.game.check(view, decision, result.refused)?.why.id).toBe("no.star-die-used");
          else expect(result).toHaveProperty("refused");
        }
      },
    };
    walk(AGAIN, 2, seed, on, { thief2: "matt" });
  }
  expect([...seen].toSorted()).toEqual(["refused", "turned"]);
});

it("no die is lit where none was thrown yet", () => {
  const asked: Asked = { kind: "dice", moves: [], dice: [], left: 0b111, queue: [] };
  expect(light(asked, NOTHING).dice).toEqual(new Set());
});

it("the heists of these tests have every kind of move", () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 400 && seen.size < KINDS.length; seed++) {
    for (const [, seats, played] of CREWS) {
      walk(played, seats, seed, {
        asked(question) {
          const asked = askedOf(played, question);
          for (const move of question.moves) {
            if (!seen.has(move.do)) expect(follow(asked, pathTo(asked, move))).toEqual(move);
            seen.add(move.do);
          }
        },
      });
    }
  }
  expect([...seen].toSorted()).toEqual(KINDS);
});

const KINDS = [
  "any",
  "cross",
  "drive",
  "finish",
  "flee",
  "let-go",
  "loot",
  "name",
  "ready",
  "run",
  "star",
  "stay",
  "use",
  "write",
];
