import type { FastifyServerOptions } from "fastify";
import type { Settings } from "./settings.ts";

/** Lines of JSON on the error output, without anything that opens a seat or tells the future. */
export function logOptions(
  level: Settings["log"],
  stream: NodeJS.WritableStream = process.stderr,
): NonNullable<FastifyServerOptions["logger"]> {
  const secrets = ["authorization", "token", "tokens", "tokenHashes", "seed", "contributions"];
  return {
    level,
    stream,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "(secret)" },
    serializers: {
      // Neither headers nor the query: a route and a method say enough.
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url ?? "none" }),
    },
  };
}
