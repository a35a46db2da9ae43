import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: { readonly [ending: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export interface Served {
  readonly address: string;
  /** Nobody has asked for anything lately. */
  isQuiet(forMs: number): boolean;
  close(): void;
}

/** The files of a built app and nothing behind them: a house that has nothing to tell says the same at every visit. */
export async function serveBuild(folder: string): Promise<Served> {
  const page = readFileSync(join(folder, "index.html"), "utf8").replaceAll('="./', '="/');
  let askedAt = 0;
  const server = createServer((request, response) => {
    askedAt = Date.now();
    const { pathname } = new URL(request.url ?? "/", "http://house");
    const file = join(folder, normalize(pathname));
    if (pathname.startsWith("/api/")) response.writeHead(404, { "content-type": "application/json" }).end("{}");
    else if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) {
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "content-type": type, "cache-control": "max-age=3600" }).end(readFileSync(file));
    } else response.writeHead(200, { "content-type": TYPES[".html"] }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isQuiet: (forMs) => Date.now() - askedAt > forMs,
    close: () => server.close(),
  };
}
