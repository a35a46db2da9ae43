import type { Printed, PrintOrder, PrintProblem } from "@safehouse/paper/pdf";
import { describePrintable } from "@safehouse/paper/order";
import {
  printableGames,
  printBroughtQuery,
  printBroughtRequest,
  printParams,
  printQuery,
} from "@safehouse/protocol/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { House } from "../house.ts";
import { languageOf } from "../language.ts";
import { type Caller, callerOf } from "../limits/limits.ts";
import { viewerOf } from "../matches/speaker.ts";
import { Problem } from "../problem.ts";
import { bearerToken } from "./bearer.ts";
import { failures } from "./failures.ts";
import { ANYBODY, SEAT_OR_SPECTATOR } from "./security.ts";
import { Press } from "./print-press.ts";
import { PrintThread } from "./print-thread.ts";

/** A PDF costs as much as so many other requests, if it has to be made. */
const PRINT_COST = 10;
const PDF = "application/pdf";
const PAGES = "Pages of paper, at full size: a gauge at their foot is 20 mm long.";
const paper = {
  description: "The pages",
  content: { [PDF]: { schema: z.string().meta({ format: "binary" }) as unknown as z.ZodType<Buffer> } },
};

/** Sheets, plans and cards as PDF: blank, or with the marks of a match. */
export function printRoutes({ matches, limits, surroundings }: House): FastifyPluginAsyncZod {
  return async (app) => {
    const press = new Press(new PrintThread(), surroundings);
    app.addHook("onClose", () => press.close());

    app.route({
      method: "GET",
      url: "/api/print",
      schema: {
        operationId: "listPrintable",
        summary: "What can be printed",
        security: ANYBODY,
        response: { 200: printableGames, ...failures() },
      },
      async handler(request, reply) {
        reply.header("cache-control", "no-store");
        return describePrintable(languageOf(request));
      },
    });

    app.route({
      method: "GET",
      url: "/api/print/:game/:things",
      schema: {
        operationId: "print",
        summary: "Print something, blank or with the marks of a match",
        description: PAGES,
        params: printParams,
        querystring: printQuery,
        security: SEAT_OR_SPECTATOR,
        response: { 200: paper, ...failures(400, 401, 404) },
      },
      async handler(request, reply) {
        const { match } = request.query;
        const token = bearerToken(request.headers.authorization);
        const marks = match === undefined ? null : await marksOf(match, token);
        return answer(request, reply, request.params, request.query, { match: marks });
      },
    });

    app.route({
      method: "POST",
      url: "/api/print/:game/:things",
      schema: {
        operationId: "printBrought",
        summary: "Print something with the marks of a match that you send, or a plan of your own",
        description: `${PAGES} For what the house does not know: matches of a device without a line, plans out of the workshop.`,
        params: printParams,
        querystring: printBroughtQuery,
        security: ANYBODY,
        body: printBroughtRequest,
        response: { 200: paper, ...failures(400, 404, 413) },
      },
      handler(request, reply) {
        const { params, query, body } = request;
        const brought = "own" in body ? { match: null, own: body.own } : { match: marksText(params.game, body.view) };
        return answer(request, reply, params, query, brought);
      },
    });

    /** As far as whoever asks may see them: the view of the seat, or of somebody who watches. */
    function marksOf(id: string, token: string | null): Promise<string> {
      return matches.use(id, (room) => {
        const viewer = viewerOf(room, token);
        const { view } = room.reading(() => room.match.snapshot(viewer));
        return marksText(room.game.meta.id, view);
      });
    }

    function printFor(caller: Caller, order: PrintOrder): Promise<Printed> {
      limits.chargeAddress(caller, PRINT_COST - 1);
      return press.print(caller, order);
    }

    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      { game, things }: z.output<typeof printParams>,
      { size, ink }: Pick<PrintOrder, "size" | "ink">,
      brought: Pick<PrintOrder, "match" | "own">,
    ): Promise<Buffer> {
      const caller = callerOf(request);
      const order = { thing: `${game}/${things}`, size, ink, language: languageOf(request), ...brought };
      const printed = press.find(order) ?? (await printFor(caller, order));
      if (!printed.ok) throw problemOf(printed.problem);
      reply.headers({
        "content-type": PDF,
        "content-disposition": `inline; filename="safehouse-${game}-${size}.pdf"`,
        "cache-control": "no-store",
      });
      return Buffer.from(printed.pdf);
    }
  };
}

/** A match as paper reads it. */
function marksText(game: string, view: object): string {
  return JSON.stringify({ game, view });
}

function problemOf(problem: PrintProblem): Problem {
  switch (problem.what) {
    case "unknown":
      return new Problem(
        404,
        "print.unknown",
        "There is nothing of that name to print: /api/print lists what there is.",
      );
    case "elsewhere":
      return new Problem(404, "print.unknown", `That is not there to print. There is: ${problem.things.join(", ")}.`);
    case "match":
    case "own":
      return new Problem(400, "print.unfit", problem.problem);
  }
}
