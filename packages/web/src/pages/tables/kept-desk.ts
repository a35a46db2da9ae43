import type { OwnTable } from "@safehouse/protocol";
import { recall, remember } from "../../app/storage.ts";

const DESK = "desk";

/** The desk as it was last seen, without what plays a seat: for times without a line. */
export function keepDesk(tables: readonly OwnTable[]): void {
  const running = tables.filter(({ phase }) => phase === "playing").map((table) => ({ ...table, token: null }));
  remember(DESK, running.length === 0 ? null : JSON.stringify(running));
}

export function recallDesk(): readonly OwnTable[] | null {
  try {
    return JSON.parse(recall(DESK) ?? "null") as readonly OwnTable[] | null;
  } catch {
    return null;
  }
}
