import { type Language, LANGUAGES } from "@safehouse/kernel";

interface Request {
  readonly url: string;
  readonly headers: { readonly "accept-language"?: string | undefined };
}

/** A link may choose, as may a browser's WebSocket, which cannot set a header; otherwise Accept-Language counts. */
export function languageOf({ url, headers }: Request): Language {
  const chosen = /[?&]lang=([a-z]+)/.exec(url)?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? preferredLanguage(headers["accept-language"]);
}

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
