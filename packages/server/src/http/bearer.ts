import { unknownToken } from "../problem.ts";

/** The token of an Authorization header; null without one. */
export function bearerToken(header: string | undefined): string | null {
  if (header === undefined) return null;
  const token = /^Bearer +([\w~+/.-]{1,256}=*)$/i.exec(header)?.[1];
  if (token === undefined) throw unknownToken();
  return token;
}
