import type { TableView } from "@safehouse/protocol";
import { useEffect } from "preact/hooks";
import { isSlowTimer } from "../../new-table/timers.ts";
import { isSeated, isStoodIn } from "../logic/rights.ts";

/** Keeps a table where one plays slowly on this device, for times without a line; whether its match is to be kept, too. */
export function useKept(table: TableView, isTold: boolean): boolean {
  const isSlow = table.timer === null || isSlowTimer(table.timer);
  const isMine = isSlow && isSeated(table) && !isStoodIn(table);
  const isKept = isMine && table.phase === "playing";
  useEffect(() => {
    if (!isMine || !isTold) return;
    const keep = async (): Promise<void> => {
      const { dropTable, keepTable } = await import("../../../play/online/kept-tables.ts");
      await (isKept ? keepTable(table) : dropTable(table));
    };
    // A browser that keeps nothing needs a line.
    keep().catch(() => {});
  }, [table.version, isKept, isTold]);
  return isKept;
}
