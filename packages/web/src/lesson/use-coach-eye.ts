import { useEffect, useRef } from "preact/hooks";
import type { Look } from "./lesson.ts";

const MARK = "data-coached";
/** A way that leads nowhere is not pressed for ever. */
const MOST_PRESSES = 3;

/**
 * Shows on the board what a step talks about: lays in front what is behind something, brings it into sight and marks it. The board
 * knows nothing of it, so its parts are marked again when it draws them anew. Once the next question is put, the board itself shows
 * what matters, and only the marks stay.
 */
export function useCoachEye(look: Look | null, question: string): void {
  const eye = useRef<Eye | null>(null);
  useEffect(() => {
    const board = document.querySelector("[data-board]");
    if (look === null || board === null) return;
    eye.current = follow(board, look);
    return eye.current.close;
  }, [look]);
  useEffect(() => () => eye.current?.turnAway(), [question]);
}

interface Eye {
  turnAway(): void;
  close(): void;
}

function follow(board: Element, { at, behind }: Look): Eye {
  let marked: readonly Element[] = [];
  let presses = 0;
  let isTurnedAway = false;

  function mark(): void {
    const seen = [...board.querySelectorAll(at)].filter((element) => element.checkVisibility());
    const isNew = seen.length > 0 && marked.length === 0;
    for (const element of marked) if (!seen.includes(element)) element.removeAttribute(MARK);
    // Once only: a mark is itself a change of the board.
    for (const element of seen) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
    marked = seen;
    if (isTurnedAway) return;
    if (isNew) seen[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    else if (seen.length === 0 && behind !== undefined) layInFront(behind);
  }

  function layInFront(way: string): void {
    const button = board.querySelector<HTMLElement>(way);
    if (button === null || presses >= MOST_PRESSES) return;
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
      watcher.disconnect();
      board.removeEventListener("click", onPress);
      for (const element of marked) element.removeAttribute(MARK);
    },
  };
}
