import { location, navigate } from "../../app/router.ts";

const keyOf = (match: string): string => `safehouse.token.${match}`;

/** Keeps a seat's token in this tab: a reload, and the replay of a private match, need it again. */
export function keepToken(match: string, token: string): void {
  try {
    sessionStorage.setItem(keyOf(match), token);
  } catch {
    // Without storage the token lives as long as the page.
  }
}

export function recallToken(match: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(match));
  } catch {
    return null;
  }
}

/**
 * The token of a seat comes in the address's fragment, which no server sees. It moves at once into this tab's memory, so that neither a
 * bookmark nor a look over the shoulder gives the seat away.
 */
export function takeToken(match: string): string | null {
  const { hash, path, query } = location.peek();
  if (hash === "") return recallToken(match);
  const token = decode(hash);
  keepToken(match, token);
  const rest = query.toString();
  navigate(rest === "" ? path : `${path}?${rest}`, { replace: true });
  return token;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
