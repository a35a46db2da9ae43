import { Client } from "pg";

/** The address of a Postgres as it may be shown: without the password, wherever in the address that was written. */
export function placeOf(address: string): string {
  const { user = "", host, port, database = user } = new Client({ connectionString: address });
  const name = encodeURIComponent(database);
  if (host.startsWith("/")) return `postgres://${encodeURIComponent(user)}@/${name}?host=${host}&port=${port}`;
  return `postgres://${encodeURIComponent(user)}@${host.includes(":") ? `[${host}]` : host}:${port}/${name}`;
}
