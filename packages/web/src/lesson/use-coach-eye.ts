import { useEffect, useRef } from "preact/hooks";
import type { Look } from "./lesson.ts";

const MARK = "data-coached";
/** A way that leads nowhere is not pressed for ever. */
const MOST_PRESSES = 3;
const PUT_AWAY = "[data-part=put-away], [data-part=read]";
/** A board that has just changed may still move what lies on it, and the next step may be about the paper that was laid down. */
const QUIET_MS = 100;
/** What lies over a board until it is read. */
const PAPERS = "[data-part=paper], [data-part=evaluation]";

/** `reading` and `asked`: the step is explained. Else the eye rests. */
export interface Watched {
  readonly look: Look | null;
  readonly isExplained: boolean;
  readonly step: number;
  /** Once the next question is put, the board itself shows what matters, and only the marks stay. */
  readonly question: string;
}

/**
 * Shows on the board what a step talks about: puts away papers that it does not talk about, lays in front what is behind something,
 * brings it into sight and marks it. The board knows nothing of it, so its parts are marked again when it draws them anew.
 */
export function useCoachEye({ look, isExplained, step, question }: Watched): void {
  const eye = useRef<Eye | null>(null);
  useEffect(() => {
    const board = document.querySelector("[data-board]");
    if (!isExplained || board === null) return;
    eye.current = follow(board, look);
    return eye.current.close;
  }, [isExplained, step]);
  useEffect(() => () => eye.current?.turnAway(), [question]);
}

interface Eye {
  turnAway(): void;
  close(): void;
}

function follow(board: Element, look: Look | null): Eye {
  let marked: readonly Element[] = [];
  let presses = 0;
  let isTurnedAway = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;

  function mark(): void {
    const found = look === null ? [] : [...board.querySelectorAll(look.at)];
    const seen = found.filter((element) => element.checkVisibility());
    const isNew = seen.length > 0 && marked.length === 0;
    for (const element of marked) if (!seen.includes(element)) element.removeAttribute(MARK);
    // Once only: a mark is itself a change of the board.
    for (const element of seen) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
    marked = seen;
    clearTimeout(quiet);
    quiet = setTimeout(settle, QUIET_MS);
    if (isTurnedAway) return;
    if (isNew) bringIntoSight();
    else if (seen.length === 0 && look?.behind !== undefined) press(look.behind);
  }

  function settle(): void {
    if (isTurnedAway) return;
    if (!marked.some((element) => element.closest(PAPERS) !== null)) press(PUT_AWAY);
    bringIntoSight();
  }

  function bringIntoSight(): void {
    marked[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function press(way: string): void {
    const button = [...board.querySelectorAll<HTMLElement>(way)].find((each) => each.checkVisibility());
    if (button === undefined || presses >= MOST_PRESSES) return;
    presses++;
    button.click();
  }

  function turnAway(): void {
    isTurnedAway = true;
  }

  /** Whoever presses something has seen it, and may turn to something else. */
  function onPress({ isTrusted }: Event): void {
    if (isTrusted) turnAway();
  }

  mark();
  const watcher = new MutationObserver(mark);
  watcher.observe(board, { childList: true, subtree: true, attributes: true });
  board.addEventListener("click", onPress);
  return {
    turnAway,
    close() {
      clearTimeout(quiet);
      watcher.disconnect();
      board.removeEventListener("click", onPress);
      for (const element of marked) element.removeAttribute(MARK);
    },
  };
}
