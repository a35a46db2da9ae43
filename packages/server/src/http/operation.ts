import type { FastifyInstance } from "fastify";
import { callerOf, isLocal } from "../limits/limits.ts";
import type { House } from "../house.ts";
import { closing, Problem } from "../problem.ts";
import { sendMissing, sendProblem } from "./errors.ts";
import { OwnHosts, thisMachine } from "./own-hosts.ts";

/** Nobody is heard who asked for another house: see `OwnHosts`. What a proxy tells of the name it was called by does not count. */
export function refuseForeignHosts(app: FastifyInstance, { settings, surroundings }: House): void {
  const own = new OwnHosts(settings.host, settings.hosts, thisMachine, surroundings.uptime);
  app.addHook("onRequest", (request, _reply, done) => {
    if (own.include(request.headers.host)) done();
    else done(foreignName());
  });
}

/** A connection that was busy when the house began to close may bring one request more. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.addHook("onRequest", (_request, _reply, done) => done(isClosing ? closing() : undefined));
}

/** What every request passes: limits before, counting after. */
export function watchRequests(app: FastifyInstance, { limits, metrics }: House): void {
  app.addHook("onRequest", (request, _reply, done) => {
    try {
      // The app's files are cheap, and a browser that installs the app fetches all of them at once.
      if (request.routeOptions.config.isFile !== true) limits.chargeAddress(callerOf(request));
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.requests.inc({ method, route, status });
    metrics.seconds.observe({ route }, elapsedTime / 1000);
    request.log.debug({ method, route, status, ms: Math.round(elapsedTime) }, "answered");
    done();
  });
}

/**
 * Counts of moves would tell a player who reads them that somebody has answered in secret: so they are for this machine, unless the
 * operator opens them.
 */
export function metricsRoute(app: FastifyInstance, { metrics, settings }: House): void {
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (settings.metrics !== "all" && !isLocal(request)) return sendMissing(request, reply, settings.base);
    return reply.header("content-type", metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function foreignName(): Problem {
  return new Problem(
    421,
    "name.foreign",
    "This house does not go by that name. Whoever runs it can add a name with --hosts.",
  );
}

function unknownMethod(allow: string): Problem {
  return new Problem(405, "method.unknown", `This address only answers ${allow}.`, { allow });
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Tells an address that does not exist from one that does not answer this method. Call before the routes are added. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const answered = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = answered.get(url) ?? new Set();
    answered.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  return () => {
    for (const [url, methods] of [...answered]) {
      const allow = METHODS.filter((method) => methods.has(method)).join(", ");
      app.route({
        method: METHODS.filter((method) => !methods.has(method)),
        url,
        schema: { hide: true },
        // Before the body is read: it is of no interest.
        onRequest: async (_request, reply) => sendProblem(unknownMethod(allow), reply),
        handler: async () => {},
      });
    }
  };
}
