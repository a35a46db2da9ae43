/** The server takes no longer message; counted in characters as people see them on a keyboard, not in UTF-16. */
export const LONGEST_MESSAGE = 300;
/** From here on the person is told how much is left. */
const NEARLY = 60;

export type MessageLength =
  | { readonly fits: true; readonly left: number | null }
  | { readonly fits: false; readonly over: number };

export function measure(text: string): MessageLength {
  const left = LONGEST_MESSAGE - [...text.trim()].length;
  if (left < 0) return { fits: false, over: -left };
  return { fits: true, left: left <= NEARLY ? left : null };
}
