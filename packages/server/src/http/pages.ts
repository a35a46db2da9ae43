import { readFileSync } from "node:fs";
import type { GameMeta, Language } from "@safehouse/kernel";
import type { FastifyInstance, FastifyReply } from "fastify";
import { languageOf } from "../language.ts";
import { frontPage, STYLE_PATH } from "../page.ts";

/** The plain front door, for a house without the web app (then there are `games` to name), and the paint of all plain pages. */
export function pageRoutes(app: FastifyInstance, base: string, games: readonly GameMeta[] | null): void {
  const style = readFileSync(new URL("../style.css", import.meta.url), "utf8");
  const schema = { hide: true };

  if (games !== null) {
    app.get("/", { schema }, (request, reply) => {
      const language = languageOf(request);
      return sendPage(reply, 200, language, frontPage(language, base, games));
    });
  }
  app.get(STYLE_PATH, { schema }, (_request, reply) =>
    reply.header("content-type", "text/css; charset=utf-8").header("cache-control", "no-cache").send(style),
  );
}

export function sendPage(reply: FastifyReply, status: number, language: Language, page: string): FastifyReply {
  return reply
    .status(status)
    .headers({ "content-language": language, vary: "accept-language", "cache-control": "no-cache" })
    .header("content-type", "text/html; charset=utf-8")
    .send(page);
}
