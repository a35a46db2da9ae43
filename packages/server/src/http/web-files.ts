import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { APP_POLICY } from "./headers.ts";

interface PlacedFile {
  readonly name: string;
  readonly type: string;
  place(text: string, base: string): string;
}

const PAGE: PlacedFile = {
  name: "index.html",
  type: "text/html; charset=utf-8",
  place: (text, base) => text.replaceAll('="./', `="${base}`),
};

/** The files of the web app that must know in which folder of its host the house stands: the build leaves a place in each. */
const PLACED_FILES: readonly PlacedFile[] = [
  PAGE,
  {
    name: "sw.js",
    type: "text/javascript; charset=utf-8",
    // Inside a regular expression, where a slash and a dot are written with a stroke before them.
    place: (text, base) => text.replaceAll(String.raw`\/SAFEHOUSE_BASE\/`, () => base.replaceAll(/[./]/g, "\\$&")),
  },
  {
    name: "robots.txt",
    type: "text/plain; charset=utf-8",
    place: (text, base) => text.replaceAll(": /", `: ${base}`),
  },
];

export const PLACED_NAMES = PLACED_FILES.map(({ name }) => name);

/** The page of the app, at whatever address it is asked for. */
export function readAppPage(folder: string, base: string): string {
  return readPlaced(folder, base, PAGE);
}

/** Read once: a build that comes while the house is open is another house's. */
export function placedFileRoutes(app: FastifyInstance, folder: string, base: string): void {
  for (const file of PLACED_FILES.filter(({ name }) => existsSync(join(folder, name)))) {
    const content = readPlaced(folder, base, file);
    const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
    const headers = { "content-security-policy": APP_POLICY, "cache-control": "no-cache", etag };
    app.get(`/${file.name}`, { schema: { hide: true }, config: { isFile: true } }, (request, reply) => {
      reply.headers(headers);
      return request.headers["if-none-match"] === etag
        ? reply.status(304).send()
        : reply.header("content-type", file.type).send(content);
    });
  }
}

function readPlaced(folder: string, base: string, { name, place }: PlacedFile): string {
  return place(readFileSync(join(folder, name), "utf8"), base);
}
