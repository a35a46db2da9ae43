import type { FastifyError, FastifyInstance } from "fastify";
import { sendProblem } from "../http/errors.ts";
import type { House } from "../house.ts";
import { languageOf } from "../language.ts";
import { isWelcome } from "../live/origin.ts";
import { Problem } from "../problem.ts";
import type { Identity } from "./identity.ts";
import { refusalProblem, Refused } from "./refusal.ts";

/** What all routes of guests and tables have in common. */
export function prepareRoutes(app: FastifyInstance, { settings }: House, identity: Identity): void {
  // Refusals are told in the language of whoever asked; everything else is left to the house.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (!(error instanceof Refused)) {
      if (error instanceof Problem && error.cause !== undefined)
        request.log.error({ err: error.cause }, "the store failed");
      throw error;
    }
    void sendProblem(refusalProblem(error.refusal, languageOf(request)), reply);
  });

  // A browser adds the cookie by itself, and pages on another port of this machine count as the same site to it.
  app.addHook("onRequest", async (request) => {
    const { method, headers } = request;
    const isByCookie = headers.cookie !== undefined && headers.authorization === undefined;
    if (method !== "GET" && isByCookie && !isWelcome(request, settings.origins)) {
      throw new Problem(403, "origin.foreign", "Pages of other addresses may not do this.");
    }
  });

  // What is for one guest alone stays out of every cache.
  app.addHook("onSend", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (reply.statusCode < 400) await identity.renew(request, reply);
  });
}
