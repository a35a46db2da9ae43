import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Client } from "@safehouse/protocol";
import { loadLiveClient } from "../../app/api.ts";
import { TableLine } from "./table-line.ts";

export interface OpenLine {
  readonly line: TableLine;
  readonly client: Client;
}

/** Follows a table as long as its page is open. Null until the client is loaded. */
export function useTableLine(id: string): OpenLine | null {
  const [open, setOpen] = useState<OpenLine | null>(null);
  useEffect(() => {
    let line: TableLine | null = null;
    let isWanted = true;
    let stop = (): void => {};
    const load = async (): Promise<void> => {
      const client = await loadLiveClient();
      if (!isWanted) return;
      const opened = new TableLine(client, id);
      line = opened;
      setOpen({ line, client });
      stop = effect(() => {
        const isAway = opened.connection.value.status === "waiting" && opened.table.peek() === null;
        if (isAway) void opened.recall().catch(() => {});
      });
    };
    void load();
    return () => {
      isWanted = false;
      stop();
      line?.close();
    };
  }, [id]);
  return open;
}
