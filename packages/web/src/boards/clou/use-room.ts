import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Plan and sheet side by side; one of them at a time; or one at a time, drawn tall. */
export type Room = "beside" | "single" | "phone";

const BESIDE_REM = 77;
const SINGLE_REM = 46;
const LOW_REM = 26;

/** How much room the board has, in widths of letters: twice as large letters halve it. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>(() => roomFor(innerWidth, innerHeight));
  useEffect(() => {
    const board = ref.current;
    if (board === null) return;
    const watcher = new ResizeObserver(() => setRoom(roomFor(board.clientWidth, board.clientHeight)));
    watcher.observe(board);
    return () => watcher.disconnect();
  }, []);
  return room;
}

/** A phone laid on its side is wide, but not high enough for anything but a phone's ways. */
function roomFor(width: number, height: number): Room {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (height < LOW_REM * rem) return "phone";
  if (width >= BESIDE_REM * rem) return "beside";
  return width >= SINGLE_REM * rem ? "single" : "phone";
}
