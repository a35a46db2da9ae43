export const LONGEST_NAME = 24;

/**
 * What takes no room or changes how its neighbours read: control characters, direction overrides, zero-width characters, and letters
 * that are drawn as nothing. The emoji selector U+FE0F alone is harmless and common.
 */
const HIDDEN = /(?!\u{FE0F})[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Stacks of accents climb into the lines above. */
const TOWER = /\p{M}{4}/u;

/** A person's name as it is shown: 1 to 24 visible characters, trimmed. Null if it is none. */
export function readName(text: string): string | null {
  const name = text.trim().normalize("NFC");
  if (HIDDEN.test(name) || TOWER.test(name) || !VISIBLE.test(name)) return null;
  return [...name].length <= LONGEST_NAME ? name : null;
}
