import { Client } from "pg";
import { fail, ok, type Result } from "@safehouse/kernel";

/** Where a Postgres is, as it may be shown: without the password, wherever in the address that was written. */
export function placeOf(address: string): string {
  const { user, host, port, database } = new Client({ connectionString: address });
  const where = host.startsWith("/") ? `${host}, port ${port}` : `${host}:${port}`;
  return `${JSON.stringify(database)} at ${where} (as ${JSON.stringify(user)})`;
}

export function isPostgresAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

/** Never repeats what was written: there may be a password in it. */
export function readPostgresAddress(text: string): Result<string, string> {
  if (!isPostgresAddress(text)) return fail("must look like postgres://user@host/database");
  try {
    placeOf(text);
    return ok(text);
  } catch {
    return fail("is no address; it must look like postgres://user@host/database, with odd letters written as %XX");
  }
}
