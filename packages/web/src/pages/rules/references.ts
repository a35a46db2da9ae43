/** A piece of a rule's text; `rule` where it names another rule. */
export interface Reference {
  readonly text: string;
  readonly rule: string | null;
}

/** Finds the rules that a text names, such as K-4.3. */
export function splitReferences(text: string): Reference[] {
  return text
    .split(/\b([A-Z]{1,3}-\d+(?:\.\d+)?)\b/)
    .map((piece, index) => ({ text: piece, rule: index % 2 === 1 ? piece : null }))
    .filter((piece) => piece.text !== "");
}
