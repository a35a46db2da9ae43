/** A sentence with its full stop, unless its last word brings a mark of its own: nobody is invited to "Klaumau!.". */
export function ended(sentence: string): string {
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** A number stays on one line with its percent sign or what it may be off by. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d|%) (?=[%±])|(?<=±) /gu, "\u00A0");
}
