import { findPaperRequest, paperRequest, paperSeat, table, tableSeatParams } from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { prepareRoutes } from "../../guests/plugin.ts";
import { failures } from "../../http/failures.ts";
import { ANYBODY, GUEST } from "../../http/security.ts";
import { callerOf } from "../../limits/limits.ts";
import type { Parlour } from "../parlour.ts";

/** Seats that are played on printed sheets. */
export function paperRoutes(parlour: Parlour): FastifyPluginAsyncZod {
  const { papers } = parlour;
  const answers = { 200: table, ...failures(400, 401, 403, 404, 409) };
  return async (app) => {
    prepareRoutes(app, parlour.house, parlour.identity);

    app.route({
      method: "PUT",
      url: "/api/tables/:id/seats/:seat/paper",
      schema: {
        operationId: "putOnPaper",
        summary: "Let a seat be played on a printed sheet",
        description:
          "Before the start a free seat, for somebody without a device (`name`); at any time your own seat; in a match also that of " +
          "somebody who has no line to the table (not at a slow one), or whose seat a bot plays. Anybody who sits there may do so, in games that have " +
          "`onPaper` (/api/games). `seats[].paper.code` then opens the page where the sheet is entered.",
        security: GUEST,
        params: tableSeatParams,
        body: paperRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => papers.put(guest, request.params.id, request.params.seat, request.body)),
    });

    app.route({
      method: "DELETE",
      url: "/api/tables/:id/seats/:seat/paper",
      schema: {
        operationId: "takeOffPaper",
        summary: "Play your seat on your own device again, or put somebody's sheet away",
        description:
          "Whoever has no device leaves the seat free before the start; in a match a bot plays on, until the seat is put on paper again.",
        security: GUEST,
        params: tableSeatParams,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => papers.takeOff(guest, request.params.id, request.params.seat)),
    });

    app.route({
      method: "POST",
      url: "/api/tables/paper",
      schema: {
        operationId: "findPaper",
        summary: "Find the seat of a printed sheet by its code",
        description:
          "Whoever has the sheet in hand may enter what stands on it: `token` plays this seat and no other. 16 letters that nobody can " +
          "guess; wrong ones are limited, as codes of tables are.",
        security: ANYBODY,
        body: findPaperRequest,
        response: { 200: paperSeat, ...failures(400, 404) },
      },
      handler: (request) => papers.find(callerOf(request), request.body.code),
    });
  };
}
