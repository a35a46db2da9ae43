import { fail, ok, type Result } from "@safehouse/kernel";

export function isPostgresAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text);
}

/** The error ends a sentence and never repeats what was written: there may be a password in it. */
export function readPostgresAddress(text: string): Result<string, string> {
  const address = isPostgresAddress(text) ? URL.parse(text) : null;
  const isReadable = address !== null && [address.username, address.password, address.pathname].every(isEncoded);
  return isReadable
    ? ok(text)
    : fail("must look like postgres://user@host/database, with odd letters of a name or password written as %XX");
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
