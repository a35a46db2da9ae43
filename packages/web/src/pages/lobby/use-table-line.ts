import { useEffect, useState } from "preact/hooks";
import type { Client } from "@safehouse/protocol";
import { loadClient } from "../../app/api.ts";
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
    const load = async (): Promise<void> => {
      const client = await loadClient();
      if (!isWanted) return;
      line = new TableLine(client, id);
      setOpen({ line, client });
    };
    void load();
    return () => {
      isWanted = false;
      line?.close();
    };
  }, [id]);
  return open;
}
