import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { languageOf } from "../language.ts";
import { missingPage } from "../page.ts";
import { badRequest, Problem } from "../problem.ts";
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
  return reply.status(status).headers(headers).header("cache-control", "no-store").send(body);
}

export function sendMissing(request: FastifyRequest, reply: FastifyReply, base: string): FastifyReply {
  if (request.url.startsWith("/api/")) return sendProblem(new Problem(404, "There is nothing at this address."), reply);
  const language = languageOf(request);
  return sendPage(reply, 404, language, missingPage(language, base));
}

function problemOf(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split("/").filter(Boolean),
      message: message ?? "is wrong",
    }));
    return badRequest(complain(issues));
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return new Problem(413, "That is too long: send at most 16 kB.");
  if (status === 415) return badRequest("Send application/json.");
  if (status === 503) return new Problem(503, "The house is closing. Ask again in a moment.", { "retry-after": "1" });
  if (status >= 400 && status < 500) return badRequest("The request is malformed.");
  request.log.error({ err: error }, "a request failed");
  return new Problem(500, "Something went wrong in the house. It has been noted.");
}
