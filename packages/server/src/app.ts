import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { GAME_IDS, loadGame } from "@safehouse/games";
import { type AnyGame, BOT_LEVELS, type Language, LANGUAGES } from "@safehouse/kernel";
import { preferredLanguage } from "./language.ts";
import { frontPage, missingPage, STYLE_PATH } from "./page.ts";

interface Reply {
  readonly status: number;
  readonly type: "application/json" | "text/html" | "text/css";
  readonly body: string;
  readonly headers?: { readonly [name: string]: string };
}

/** Nothing on our pages runs code or comes from elsewhere; browsers are told to keep it so. */
const SECURITY_HEADERS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** Answers every request that reaches the house. */
export async function buildApp(version: string): Promise<RequestListener> {
  const games = (await Promise.all(GAME_IDS.map((id) => loadGame(id)))).filter((game) => game !== null);
  const style = readFileSync(new URL("style.css", import.meta.url), "utf8");

  const routes: { readonly [path: string]: (request: IncomingMessage) => Reply } = {
    "/": (request) => {
      const language = languageOf(request);
      return html(
        200,
        language,
        frontPage(
          language,
          games.map(({ meta }) => meta),
        ),
      );
    },
    [STYLE_PATH]: () => ({ status: 200, type: "text/css", body: style }),
    "/api/health": () => json(200, { ok: true, version }),
    "/api/games": () => json(200, games.map(describeGame)),
  };

  return (request, response) => {
    const path = pathOf(request);
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    // What a request carries is not read: nothing here takes any.
    request.resume();
    if (route === undefined) send(request, response, missing(request, path));
    else if (request.method !== "GET" && request.method !== "HEAD") send(request, response, wrongMethod());
    else send(request, response, route(request));
  };
}

function describeGame({ meta, bots }: AnyGame): object {
  const { id, name, seats, options, scenarios } = meta;
  return { id, name, seats, options, scenarios, levels: BOT_LEVELS.filter((level) => bots[level] !== undefined) };
}

function missing(request: IncomingMessage, path: string): Reply {
  if (path.startsWith("/api/")) return json(404, { error: "There is nothing at this address." });
  const language = languageOf(request);
  return html(404, language, missingPage(language));
}

function wrongMethod(): Reply {
  return { ...json(405, { error: "This address only answers GET." }), headers: { allow: "GET, HEAD" } };
}

function json(status: number, value: unknown): Reply {
  return { status, type: "application/json", body: JSON.stringify(value), headers: { "cache-control": "no-store" } };
}

function html(status: number, language: Language, body: string): Reply {
  return {
    status,
    type: "text/html",
    body,
    headers: { "content-language": language, vary: "accept-language", "cache-control": "no-cache" },
  };
}

function send(request: IncomingMessage, response: ServerResponse, { status, type, body, headers }: Reply): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    ...headers,
    "content-type": `${type}; charset=utf-8`,
    "content-length": bytes.length,
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Not parsed as a URL: whatever a stranger sends is a path, or it is nothing we know. */
function pathOf({ url = "/" }: IncomingMessage): string {
  return url.split(/[?#]/, 1)[0] as string;
}

/** A link on the page may choose; otherwise the browser's wish counts. */
function languageOf({ url = "/", headers }: IncomingMessage): Language {
  const chosen = /[?&]lang=([a-z]+)/.exec(url)?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? preferredLanguage(headers["accept-language"]);
}
