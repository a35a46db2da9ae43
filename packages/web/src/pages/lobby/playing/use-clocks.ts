import type { TableView } from "@safehouse/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../../app/announce.ts";
import { useText } from "../../../text/texts.ts";
import { clocksOf, type SeatClock, warningBetween } from "../logic/countdown.ts";
import type { TableLine } from "../table-line.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";

const TICK_MS = 500;
/** Somebody may have been given more time. */
const ASK_AGAIN_MS = 20_000;

/** The time, while somebody needs to see it pass. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** Keeps the clocks right. `asked` tells when other questions are open: then there are other clocks, too. */
export function useClockRefresh(table: TableView, line: TableLine, asked: string): void {
  const isTimed = table.timer !== null && table.phase === "playing";
  useEffect(() => {
    if (!isTimed) return;
    void line.refresh();
    const timer = setInterval(() => void line.refresh(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [line, isTimed, asked]);
}

/** How long everybody may still think, second by second. For small parts of the page only. */
export function useClocks(line: TableLine, you: number | null): readonly SeatClock[] {
  const clocks = clocksOf(line.clocks.value, useNow(true));
  useWarning(clocks.find(({ seat }) => seat === you)?.milliseconds ?? null);
  return clocks;
}

/** Says it aloud when one's own time runs short. */
function useWarning(milliseconds: number | null): void {
  const t = useText({ en, de });
  const before = useRef<number | null>(null);
  useEffect(() => {
    const warning =
      milliseconds === null || before.current === null ? null : warningBetween(before.current, milliseconds);
    before.current = milliseconds;
    if (warning !== null) announce(t.timeWarning(warning));
  }, [milliseconds]);
}
