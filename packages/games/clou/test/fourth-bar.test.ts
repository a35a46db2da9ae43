import { LANGUAGES, say } from "@safehouse/kernel";
import { expect, it } from "vitest";
import { BASE } from "../content/base.ts";
import type { ThiefSheet } from "../content/sheet.ts";
import { clou } from "../game.ts";
import { writeHeist } from "../own/code.ts";
import { OWN } from "../own/own.ts";
import { readSheet } from "../schema/read-sheet.ts";

const [plan] = BASE.plans;
const [bruce] = BASE.thieves;
/** Bruce with a second bar for cunning. */
const cunning: ThiefSheet = {
  ...bruce,
  bonuses: [],
  bars: [...bruce.bars, { ability: "cunning", boxes: [{ own: "<4", gives: ["lock"] }, { after: "<" }, {}] }],
};

function begin() {
  const code = writeHeist({ plan, sheets: [cunning] });
  const config = clou.configure({ scenario: OWN, code, thief1: "bruce" }, 1);
  if (!config.ok) throw new Error(config.error.problem);
  return clou.setup(config.value, 1);
}

it("C-5.1 a sheet of one's own may have a fourth bar, as long as every ability has one", () => {
  expect(readSheet(cunning).ok).toBe(true);
  expect(readSheet({ ...cunning, bars: [...cunning.bars, bruce.bars[0]] }).ok).toBe(false);
  expect(readSheet({ ...cunning, bars: cunning.bars.map((bar) => ({ ...bar, ability: "cunning" })) }).ok).toBe(false);
});

it("C-5.1 a second bar of an ability is filled like any other, by its own conditions", () => {
  const state = begin();
  const [rolling] = clou.pending(state);
  clou.apply(state, rolling as never, [3, 5, 6] as never);
  const asked = clou.pending(state)[0];
  if (asked === undefined || asked.seat === null) throw new Error("nobody is asked");
  const cells = clou.moves(clou.view(state, 0), asked).flatMap((move) => ("cell" in move ? [move.cell] : []));
  expect(cells).toContain("cunning2-1");
  expect(cells).not.toContain("cunning2-2");
});

it("the fourth bar has a name of its own, in both languages", async () => {
  const state = begin();
  const words = await clou.words();
  for (const language of LANGUAGES) {
    const texts = { ...(await clou.texts[language]()), ...(await words.texts[language]()) };
    const who = { name: () => "Ada", isYou: () => true };
    const telling = { say: (message: Parameters<typeof say>[1]) => say(texts, message, who), name: who.name };
    const lines = words.describe(clou.view(state, 0), telling).flatMap((section) => section.lines);
    const row = lines.find(({ thing }) => thing === "row1:cunning2")?.text ?? "";
    expect(row).toMatch(language === "de" ? /^List 2/ : /^cunning 2/i);
    expect(say(texts, { id: "move.use", args: { dice: [3], cell: "cunning2-1" } }, who)).toContain(
      language === "de" ? "List" : "cunning bar 2",
    );
  }
});
