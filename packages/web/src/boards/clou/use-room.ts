import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Plan and sheet side by side; one of them at a time; or one at a time, drawn tall. */
export type Room = "beside" | "single" | "phone";

const BESIDE_REM = 77;
const SINGLE_REM = 46;

/** How much room the board has, in widths of letters: twice as large letters halve it. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>(() => roomFor(innerWidth));
  useEffect(() => {
    const board = ref.current;
    if (board === null) return;
    const watcher = new ResizeObserver(() => setRoom(roomFor(board.clientWidth)));
    watcher.observe(board);
    return () => watcher.disconnect();
  }, []);
  return room;
}

function roomFor(width: number): Room {
  const letters = width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (letters >= BESIDE_REM) return "beside";
  return letters >= SINGLE_REM ? "single" : "phone";
}
