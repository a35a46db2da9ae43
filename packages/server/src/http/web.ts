import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { PAGE_PATHS } from "@safehouse/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { APP_POLICY } from "./headers.ts";
import { PLACED_NAMES, placedFileRoutes, readAppPage } from "./web-files.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A file of the web app: not counted against anybody's limit. */
    isFile?: boolean;
  }
}

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/** The web app: its files, and its page at each of its addresses. */
export async function webRoutes(app: FastifyInstance, folder: string, base: string): Promise<void> {
  const page = readAppPage(folder, base);
  for (const path of PAGE_PATHS) {
    app.get(path, { schema: { hide: true }, config: { isFile: true } }, (_request, reply) =>
      sendAppPage(reply, 200, page),
    );
  }
  placedFileRoutes(app, folder, base);
  await app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, isFile: true };
    });
    const common = {
      index: false as const,
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply: FastifyReply, path: string) => void reply.headers(fileHeaders(path)),
    };
    // At the top one route a file: any other address is unknown, and answered as such.
    const ignored = ["assets/**", "**/*.br", "**/*.gz", ...PLACED_NAMES];
    await scope.register(fastifyStatic, { ...common, root: folder, wildcard: false, globIgnore: ignored });
    // A build that comes while the house is open adds its parts here.
    const assets = { root: join(folder, "assets"), prefix: "/assets/", decorateReply: false };
    await scope.register(fastifyStatic, { ...common, ...assets });
  });
}

export function sendAppPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .status(status)
    .headers({ "content-security-policy": APP_POLICY, "cache-control": "no-cache" })
    .header("content-type", "text/html; charset=utf-8")
    .send(page);
}

function fileHeaders(path: string): Record<string, string> {
  const file = path.replaceAll("\\", "/").replace(/\.(br|gz)$/, "");
  const isNamedByContent = file.includes("/assets/") || /\/workbox-\w+\.js$/.test(file);
  const caching = file.endsWith("/app.webmanifest") ? "no-cache" : isNamedByContent ? YEAR : HOUR;
  return { "content-security-policy": APP_POLICY, "cache-control": caching };
}
