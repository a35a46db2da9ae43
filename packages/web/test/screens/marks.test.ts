// @vitest-environment happy-dom
import { found } from "@safehouse/kernel";
import { expect, test, vi } from "vitest";
import { clou } from "../../../games/clou/game.ts";
import { board } from "../../src/boards/clou/index.tsx";
import { loadTexts } from "../../src/play/voice.ts";
import { positionsOf } from "./match.ts";
import { openTable } from "./table.ts";

test("C-3.3 whoever waits marks places of the plan, which nobody is told, until it is their turn", async () => {
  // Nobody answers: what is worked out beside the table is not there yet.
  vi.stubGlobal("Worker", class extends EventTarget { postMessage(): void {} }); // oxfmt-ignore
  const texts = await loadTexts(clou, "en");
  const positions = positionsOf(clou, {}, 2, 5);
  const at = positions.findIndex(({ asked }) => asked?.kind === "settle" && asked.seat === 1);
  const moment = { game: clou, seats: 2, language: "en", texts, ...found(positions[at]) } as const;
  const table = openTable(board);
  await table.show(moment, 0);
  // There is no layout here, so there is room for one paper only.
  table.press(found(table.root.querySelector("[data-part=view][data-thing=plan]") ?? undefined));
  await table.show(moment, 0);
  const symbol = (): Element =>
    found(table.root.querySelector("button[data-part=symbol][data-lit=false]") ?? undefined);
  const marked = (): number => table.root.querySelectorAll("[data-marked=true]").length;
  table.press(symbol());
  expect([marked(), symbol().getAttribute("aria-pressed")]).toEqual([1, "true"]);
  expect(symbol().getAttribute("aria-label")).toContain("marked by you");
  table.press(symbol());
  expect(marked()).toBe(0);
  expect(table.submitted).toEqual([]);
  // Who is asked marks nothing: a press is answered then.
  await table.show(moment, 1);
  table.press(symbol());
  expect(marked()).toBe(0);
  table.leave();
  vi.unstubAllGlobals();
});
