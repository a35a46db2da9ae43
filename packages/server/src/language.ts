import { type Language, LANGUAGES } from "@safehouse/kernel";

/** The language a browser likes best of those we speak, by its Accept-Language header. */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? "")
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split("-", 1)[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) {
    const spoken = LANGUAGES.find((each) => each === language);
    if (spoken !== undefined) return spoken;
  }
  return "en";
}
