/** Control and direction characters, which could change how the lines around them read; emoji keep what joins them. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const HIDDEN = /(?!\u{200D}|\u{FE0F})[\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u{2800}]/gu;
const TOWERS = /(\p{M}{3})\p{M}+/gu;

/**
 * A line that somebody wrote, fit to be shown among others; null if there is nothing to read in it. What is hidden goes first, so that
 * a line cleaned twice is the same line.
 */
export function plainText(text: string): string | null {
  const clean = text.replaceAll(HIDDEN, "").normalize("NFC").replaceAll(BREAKS, " ").replaceAll(TOWERS, "$1").trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(clean) ? clean : null;
}
