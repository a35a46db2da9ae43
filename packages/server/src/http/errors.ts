import { PROBLEM_TYPE } from "@safehouse/protocol/schemas";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { languageOf } from "../language.ts";
import { missingPage } from "../page.ts";
import { closing, houseFailed, malformed, Problem, StoreAway, storeUnknown } from "../problem.ts";
import { OutcomeUnknown, StoreUnavailable } from "../store/store.ts";
import { complain } from "./complaint.ts";
import { sendPage } from "./pages.ts";
import { readAppPage } from "./web-files.ts";
import { sendAppPage } from "./web.ts";

/** Everything that goes wrong becomes an answer here. What an error says beyond that stays in the log. */
export function answerErrors(app: FastifyInstance, web: string | null, base: string): void {
  app.setErrorHandler((error: FastifyError, request, reply) => void sendProblem(problemOf(error, request), reply));
  const appPage = web === null ? null : readAppPage(web, base);
  app.setNotFoundHandler((request, reply) => {
    if (appPage === null || !isForPeople(request)) sendMissing(request, reply, base);
    else sendAppPage(reply, 404, appPage);
  });
}

/** The app says in the reader's language that there is nothing. A missing file is no page. */
function isForPeople({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/(api|assets)([/?]|$)/.test(url);
}

export function sendProblem({ status, body, headers }: Problem, reply: FastifyReply): FastifyReply {
  return reply
    .status(status)
    .headers({ ...headers, "content-type": PROBLEM_TYPE, "cache-control": "no-store" })
    .send(body);
}

export function sendMissing(request: FastifyRequest, reply: FastifyReply, base: string): FastifyReply {
  if (request.url.startsWith("/api/")) return sendProblem(unknownAddress(), reply);
  const language = languageOf(request);
  return sendPage(reply, 404, language, missingPage(language, base));
}

function unknownAddress(): Problem {
  return new Problem(404, "address.unknown", "There is nothing at this address.");
}

function problemOf(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split("/").filter(Boolean),
      message: message ?? "is wrong",
    }));
    return new Problem(400, "request.invalid", complain(issues));
  }
  if (error instanceof OutcomeUnknown) return storeUnknown();
  if (error instanceof StoreUnavailable) return new StoreAway();
  const status = error.statusCode ?? 500;
  if (status === 413) {
    const most = request.routeOptions.bodyLimit / 1024;
    return new Problem(413, "request.tooLong", `That is too long: send at most ${most} kB.`);
  }
  if (status === 415) return malformed("Send application/json.");
  if (status === 503) return closing();
  if (status >= 400 && status < 500) return malformed("The request is malformed.");
  request.log.error({ err: error }, "a request failed");
  return houseFailed();
}
