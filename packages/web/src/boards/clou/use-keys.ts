import type { RefObject } from "preact";
import { useShortcuts } from "../../play/table/shortcuts.ts";
import type { Table } from "./context.ts";
import type { Press } from "./logic/press.ts";

/** Single letters for what is pressed most; the table's help lists them (text/around.ts). */
export function useKeys(table: Table, board: RefObject<HTMLElement | null>, isNarrow: boolean): void {
  const { asked, isAsked, aim, press, show, shown, view } = table;
  const pressing =
    (what: Press): (() => void) =>
    () => {
      if (board.current !== null) press(what, board.current.querySelector("[data-prompt]") ?? board.current);
    };
  const isDice = isAsked && asked.kind === "dice";
  const die = (i: number): (() => void) | null =>
    isDice && (asked.left >> i) & 1 ? pressing({ on: "die", die: i }) : null;
  useShortcuts({
    1: die(0),
    2: die(1),
    3: die(2),
    c: isAsked && aim !== null && aim.move !== null ? pressing({ on: "confirm" }) : null,
    d: isDice ? pressing({ on: "finish" }) : null,
    g: isAsked && asked.kind === "settle" ? pressing({ on: "let-go" }) : null,
    s: () => show(nextPaper(shown, view.seats, isNarrow)),
  });
}

/** Round all sheets, and past the plan where it does not lie beside them. */
function nextPaper(shown: "plan" | number, seats: number, isNarrow: boolean): "plan" | number {
  if (shown === "plan") return 0;
  if (shown + 1 < seats) return shown + 1;
  return isNarrow ? "plan" : 0;
}
