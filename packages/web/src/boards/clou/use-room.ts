import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Plan and sheet side by side, or so on an upright tablet, drawn tall; one of them at a time; the same on a phone, held upright or on its side. */
export type Room = "beside" | "upright" | "single" | "phone" | "sideways";

const BESIDE_REM = 77;
const SINGLE_REM = 46;
const LOW_REM = 26;
/** Room for the tray beside a paper. */
const SIDEWAYS_REM = 38;

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
  if (height < LOW_REM * rem) return width >= SIDEWAYS_REM * rem ? "sideways" : "phone";
  if (width >= BESIDE_REM * rem) return "beside";
  if (width < SINGLE_REM * rem) return "phone";
  return height > width ? "upright" : "single";
}
