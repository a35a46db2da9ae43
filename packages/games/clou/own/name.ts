import type { Language } from "@safehouse/kernel";

/** Between the two names of an id: `Wine-cellar~Weinkeller`. */
export const BETWEEN = "~";

/**
 * A plan of one's own has no other names than its ids: words joined by hyphens, for everybody, or an English and a German one. So
 * whatever tells of a thing can name it, and a code needs no second list.
 */
export function ownName(id: string, language: Language): string {
  const [english = id, german = english] = id.split(BETWEEN);
  return (language === "de" ? german : english).replaceAll("-", " ");
}
