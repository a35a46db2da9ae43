import { readTableCode } from "@safehouse/protocol";

/** Where somebody was invited to. */
export type Invitation =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "table"; readonly id: string };

/**
 * However somebody typed or pasted it: capitals, spaces, dashes and other separators do not matter, and a whole link will do. Null if it
 * can be neither a code nor a link.
 */
export function readInvitation(text: string): Invitation | null {
  const id = /\/table\/([\w-]{22})(?![\w-])/.exec(text)?.[1];
  if (id !== undefined) return { kind: "table", id };
  const code = readTableCode(decoded(/\/join\/([^/?#\s]+)/.exec(text)?.[1] ?? text));
  return code === null ? null : { kind: "code", code };
}

/** Codes may be as long as the name of a table, and come from the same place: what can be read as a code is one. */
export function isTableId(text: string): boolean {
  return /^[\w-]{22}$/.test(text) && readTableCode(text) === null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not an encoded text: it is read as it is.
    return text;
  }
}
