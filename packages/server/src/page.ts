import type { GameMeta, Language } from "@safehouse/kernel";
import { escapeHtml as escape } from "./html.ts";
import type { PageText } from "./text/en.ts";
import { serverText } from "./text/texts.ts";

export const STYLE_PATH = "/style.css";

/** What is here, for somebody who opens the address in a browser. */
export function frontPage(language: Language, base: string, games: readonly GameMeta[]): string {
  const text = serverText(language);
  const other = language === "en" ? "de" : "en";
  const first = games[0]?.id ?? "";
  return htmlPage(
    language,
    base,
    text.title,
    `<p class="lead">${escape(text.lead)}</p>
<section aria-labelledby="games">
<h2 id="games">${escape(text["games.title"])}</h2>
${games.map((game) => describeGame(text, language, game)).join("\n")}
</section>
<section aria-labelledby="more">
<h2 id="more">${escape(text["more.title"])}</h2>
<dl>
<dt><code>npx safehouse simulate ${escape(first)} --games 1000</code></dt><dd>${escape(text["more.simulate"])}</dd>
<dt><code>npx safehouse help</code></dt><dd>${escape(text["more.help"])}</dd>
</dl>
</section>
<section aria-labelledby="api">
<h2 id="api">${escape(text["api.title"])}</h2>
<dl>
<dt><a href="${base}api/health"><code>/api/health</code></a></dt><dd>${escape(text["api.health"])}</dd>
<dt><a href="${base}api/games"><code>/api/games</code></a></dt><dd>${escape(text["api.games"])}</dd>
<dt><a href="${base}api/docs"><code>/api/docs</code></a></dt><dd>${escape(text["api.docs"])}</dd>
</dl>
</section>`,
    `<a href="${base}?lang=${other}" lang="${other}" hreflang="${other}">${escape(text.other)}</a>`,
  );
}

export function missingPage(language: Language, base: string): string {
  const text = serverText(language);
  return htmlPage(
    language,
    base,
    text["missing.title"],
    `<p><a href="${base}">${escape(text["missing.back"])}</a></p>`,
    "",
  );
}

/** For somebody who came by an address beside the folder of the house. */
export function outsidePage(language: Language, base: string): string {
  const text = serverText(language);
  return htmlPage(language, base, text["outside.title"], `<p><a href="${base}">${escape(base)}</a></p>`, "");
}

function describeGame(text: PageText, language: Language, { id, name, seats }: GameMeta): string {
  return `<article>
<h3>${escape(name[language])}</h3>
<p>${escape(text["games.seats"](seats))}</p>
<p>${escape(text["games.play"])}</p>
<pre><code>npx safehouse play ${escape(id)}</code></pre>
</article>`;
}

/** The frame of every page. */
export function htmlPage(language: Language, base: string, title: string, main: string, footer: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="stylesheet" href="${base}${STYLE_PATH.slice(1)}">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${main}
</main>
${footer && `<footer>${footer}</footer>`}
</body>
</html>
`;
}
