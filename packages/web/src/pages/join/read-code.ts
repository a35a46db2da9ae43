/** Where somebody was invited to. */
export type Invitation =
  { readonly kind: "code"; readonly code: string } | { readonly kind: "table"; readonly id: string };

/**
 * However somebody typed or pasted it: capitals, spaces, dashes and other separators do not matter, and a whole link will do. Null if it
 * can be neither a code nor a link.
 */
export function readInvitation(text: string): Invitation | null {
  const id = /\/table\/([\w-]{22})(?![\w-])/.exec(text)?.[1];
  if (id !== undefined) return { kind: "table", id };
  const code = readCode(/\/join\/([^/?#\s]+)/.exec(text)?.[1] ?? text);
  return code === null ? null : { kind: "code", code };
}

/** Two words and two digits, such as `green-lamp-42`. Null if it cannot be one. */
export function readCode(text: string): string | null {
  const parts = plain(text).match(/[a-z]+|\d+/g) ?? [];
  const [first, second, ...digits] = parts;
  const number = digits.join("");
  if (first === undefined || second === undefined || !isWord(first) || !isWord(second)) return null;
  return /^\d\d$/.test(number) ? `${first}-${second}-${number}` : null;
}

function plain(text: string): string {
  let decoded = text;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    // Not an encoded text: it is read as it is.
  }
  return decoded.normalize("NFKC").toLowerCase();
}

function isWord(part: string): boolean {
  return /^[a-z]+$/.test(part);
}
