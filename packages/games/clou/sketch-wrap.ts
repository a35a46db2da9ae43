/** Breaks a text between words. Lines after the first are `indent` shorter, and whoever draws them puts that much before them. */
export function wrapWords(text: string, width: number, indent: number): string[] {
  if (text.length <= width) return [text];
  const cut = text.lastIndexOf(" ", width);
  if (cut <= 0) return [text];
  return [text.slice(0, cut), ...wrapWords(text.slice(cut + 1), width - indent, 0)];
}
