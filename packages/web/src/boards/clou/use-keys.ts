import { found } from "@safehouse/kernel";
import type { RefObject } from "preact";
import { useShortcuts } from "../../play/table/shortcuts.ts";
import type { Table } from "./context.ts";
import type { Press } from "./logic/press.ts";
import { papersOf } from "./papers.ts";

/** Single letters for what is pressed most; the table's help lists them (text/around.ts). */
export function useKeys(table: Table, board: RefObject<HTMLElement | null>, isNarrow: boolean): void {
  const { kit, asked, isAsked, lamp, aim, press, show, shown, view } = table;
  const pressing =
    (what: Press): (() => void) =>
    () => {
      if (board.current !== null) press(what, board.current.querySelector("[data-prompt]") ?? board.current);
    };
  const isDice = isAsked && asked.kind === "dice";
  const die = (i: number): (() => void) | null =>
    lamp !== null && asked.kind === "dice" && (asked.left >> i) & 1 ? pressing({ on: "die", die: i }) : null;
  useShortcuts({
    1: die(0),
    2: die(1),
    3: die(2),
    c: isAsked && aim !== null && aim.move !== null ? pressing({ on: "confirm" }) : null,
    d: isDice ? pressing({ on: "finish" }) : null,
    g: isAsked && asked.kind === "settle" ? pressing({ on: "let-go" }) : null,
    s() {
      const papers = papersOf(kit, view.seats, isNarrow);
      show(found(papers[(papers.indexOf(shown) + 1) % papers.length]));
    },
  });
}
