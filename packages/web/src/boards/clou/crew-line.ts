import type { Table } from "./context.ts";

/** What somebody of the crew is doing, in two or three words. */
export function crewLine({ t, night, hands, names }: Table, seat: number): string {
  if (night.stage === "over") return "";
  if (night.driver === seat) return t.lineDriver;
  if (night.stage !== "dice") return t.lineWaiting;
  if (night.settler === seat) {
    if (night.openBox !== null) return t.lineNumber;
    return night.queue.length > 0 ? t.lineSettling(t.and([...new Set(night.queue)].map(names.symbol))) : t.lineWaiting;
  }
  const { left, isFinished } = hands[seat];
  return isFinished ? t.lineFinished : t.lineDice([0, 1, 2].filter((die) => (left >> die) & 1).length);
}
