import type { Connection, LiveTable, TableView } from "@safehouse/protocol";
import { useEffect, useRef, useState } from "preact/hooks";
import { loadLiveClient } from "../../app/api.ts";

export interface ScreenLine {
  /** Null until the house has first answered. */
  readonly table: TableView | null;
  readonly connection: Connection;
  /** Tells the house how far the match has been shown. */
  show(n: number): void;
}

/**
 * A table as everybody may see it. While nobody looks at the page there is no screen: then no phone waits for one. It comes back by
 * itself.
 */
export function useScreenLine(id: string): ScreenLine {
  const [table, setTable] = useState<TableView | null>(null);
  const [connection, setConnection] = useState<Connection>({ status: "connecting" });
  const live = useRef<LiveTable | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = async (): Promise<void> => {
      const client = await loadLiveClient();
      if (!isWanted || document.hidden || live.current !== null) return;
      const line = client.screen(id);
      live.current = line;
      setConnection(line.connection);
      line.subscribe((news) => {
        if (news.type === "table") setTable(news.table);
        if (news.type === "connection") setConnection(news.connection);
      });
    };
    const close = (): void => {
      live.current?.close();
      live.current = null;
    };
    const look = (): void => (document.hidden ? close() : void open());
    setTable(null);
    void open();
    document.addEventListener("visibilitychange", look);
    return () => {
      isWanted = false;
      document.removeEventListener("visibilitychange", look);
      close();
    };
  }, [id]);
  return { table, connection, show: (n) => live.current?.show(n) };
}
