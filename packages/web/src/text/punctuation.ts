/** A sentence with its full stop, unless its last word brings a mark of its own: nobody is invited to "Klaumau!.". */
export function ended(sentence: string): string {
  return /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}
