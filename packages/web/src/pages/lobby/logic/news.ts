import type { TableView } from "@safehouse/protocol";
import { isSeated } from "./rights.ts";

export type TableNews = "removed" | "host" | "options";

/** What somebody should be told that changed between two pictures of a table. The first picture is no news. */
export function newsBetween(before: TableView | null, now: TableView): TableNews[] {
  if (before === null || before.id !== now.id) return [];
  const isSame = before.you !== null && before.you.guest === now.you?.guest;
  return [
    ...(isSame && now.phase === "open" && isSeated(before) && !isSeated(now) ? (["removed"] as const) : []),
    ...(isSame && before.you?.isHost === false && now.you?.isHost === true ? (["host"] as const) : []),
    ...(before.optionsChangedAt !== now.optionsChangedAt ? (["options"] as const) : []),
  ];
}
