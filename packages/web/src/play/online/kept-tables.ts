import type { MatchSnapshot, TableView } from "@safehouse/protocol";
import { withDatabase } from "../local/idb-store.ts";

/**
 * Tables where one plays slowly, as this device last saw them: so that they can be looked at, and answered, without a line. It is what this
 * seat was told, without the token that plays it.
 */

export async function keepTable(table: TableView): Promise<void> {
  const you = table.you && { ...table.you, token: null };
  await withDatabase((database) => database.put("kept", { ...table, you, deadlines: [] }, `table ${table.id}`));
}

export async function keepState(state: MatchSnapshot): Promise<void> {
  await withDatabase((database) => database.put("kept", state, `match ${state.id}`));
}

export async function recallTable(id: string): Promise<TableView | null> {
  return ((await withDatabase((database) => database.get("kept", `table ${id}`))) as TableView | undefined) ?? null;
}

export async function recallState(match: string): Promise<MatchSnapshot | null> {
  const kept = await withDatabase((database) => database.get("kept", `match ${match}`));
  return (kept as MatchSnapshot | undefined) ?? null;
}

/** The match is over, or nobody sits there any more. */
export async function dropTable({ id, match }: Pick<TableView, "id" | "match">): Promise<void> {
  await withDatabase(async (database) => {
    await database.delete("kept", `table ${id}`);
    if (match !== null) await database.delete("kept", `match ${match}`);
  });
}

/** Everything that was kept of online tables, for who wants to be forgotten. */
export async function forgetTables(): Promise<void> {
  await withDatabase(async (database) => {
    await database.clear("kept");
    await database.clear("moves");
  });
}
