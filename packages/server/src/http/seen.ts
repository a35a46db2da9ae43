import { seen } from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { isLocal } from "../limits/limits.ts";
import { failures } from "./failures.ts";
import { ANYBODY } from "./security.ts";

const FORWARDED = ["for", "proto", "host"] as const;

/**
 * How a request reaches the house, told to whoever sent it: only that shows whether the proxies on the way say what they should and are
 * believed. Of addresses only the one that a believed proxy names, which is the asker's own: how machines here are wired is nobody's
 * business.
 */
export function seenRoute(): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: "GET",
      url: "/api/seen",
      schema: {
        operationId: "getSeen",
        summary: "How your request reaches the house",
        security: ANYBODY,
        response: { 200: seen, ...failures() },
      },
      async handler(request, reply) {
        reply.header("cache-control", "no-store");
        const { headers, ip, ips = [], host, protocol } = request;
        const isBelieved = ips.length > 1;
        return {
          host,
          protocol,
          forwarded: FORWARDED.filter((name) => headers[`x-forwarded-${name}`] !== undefined),
          isBelieved,
          address: isBelieved ? ip : null,
          isLocal: isLocal(request),
        };
      },
    });
  };
}
