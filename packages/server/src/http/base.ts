import { fail, ok, type Result } from "@safehouse/kernel";
import type { FastifyInstance } from "fastify";
import { languageOf } from "../language.ts";
import { outsidePage } from "../page.ts";
import { Problem } from "../problem.ts";
import { sendPage } from "./pages.ts";

/** Reads what `--base` is given. */
export function readBase(text: string): Result<string, string> {
  const parts = text.replace(/^\/|\/$/g, "").split("/");
  const isFolder = text.startsWith("/") && parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part));
  if (text === "/") return ok(text);
  return isFolder
    ? ok(`/${parts.join("/")}/`)
    : fail(
        `The base must be / or a folder such as /games/, of letters, digits and _ . ~ -, not ${JSON.stringify(text)}.`,
      );
}

/** What an address is called inside the house; null for one outside. */
export function withinBase(url: string, base: string): string | null {
  return url.startsWith(base) ? url.slice(base.length - 1) : null;
}

/**
 * A house in a folder has nothing beside it. It says where it is, for the people who set up a proxy: one that takes the folder off an
 * address would else meet pages that lead nowhere.
 */
export function refuseOutside(app: FastifyInstance, base: string): void {
  if (base === "/") return;
  const door = base.slice(0, -1);
  app.addHook("onRequest", async (request, reply) => {
    const [path = "", query] = request.originalUrl.split("?", 2);
    if (path.startsWith(base)) return;
    if (path === door) return reply.redirect(query === undefined ? base : `${base}?${query}`, 308);
    if (path.startsWith("/api/"))
      throw new Problem(404, "address.unknown", `This house stands in ${base}, and nothing outside of it.`);
    const language = languageOf(request);
    return sendPage(reply, 404, language, outsidePage(language, base));
  });
}
