import type { Latest } from "../../boards/contract.ts";
import type { Shown } from "../../stage/stage.ts";

/** What a board is told of what is shown. */
export function latestOf(shown: Shown | null): Latest {
  return { key: shown?.key ?? 0, events: shown?.told.flatMap(({ events }) => events) ?? [] };
}
