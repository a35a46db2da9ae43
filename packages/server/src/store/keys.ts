const LONGEST_KEY = 200;

/** SQLite and others end texts at a zero byte and merge broken surrogates: two such ids could become one. */
export function isKey(text: string): boolean {
  return text.length > 0 && text.length <= LONGEST_KEY && text.isWellFormed() && !/\p{Cc}/u.test(text);
}

export function requireKey(text: string): void {
  if (!isKey(text)) throw new RangeError(`${JSON.stringify(text.slice(0, LONGEST_KEY))} cannot be an id of the store`);
}
