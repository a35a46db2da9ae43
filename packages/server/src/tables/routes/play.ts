import { aboutSeatRequest, endRequest, rematchRequest, table, tableParams } from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { prepareRoutes } from "../../guests/plugin.ts";
import { failures } from "../../http/failures.ts";
import { GUEST } from "../../http/security.ts";
import { callerOf } from "../../limits/limits.ts";
import type { Parlour } from "../parlour.ts";

/** Tables while their match runs, and after. */
export function playRoutes(parlour: Parlour): FastifyPluginAsyncZod {
  const { tables } = parlour;
  const answers = { 200: table, ...failures(400, 401, 403, 404, 409) };
  return async (app) => {
    prepareRoutes(app, parlour.house, parlour.identity);

    app.route({
      method: "POST",
      url: "/api/tables/:id/host",
      schema: {
        operationId: "giveHost",
        summary: "Make somebody else the host, as the host",
        description: "Before the start and while the match runs. It must be a guest who is here.",
        security: GUEST,
        params: tableParams,
        body: aboutSeatRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => tables.giveHost(guest, request.params.id, request.body.seat)),
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/hand-over",
      schema: {
        operationId: "handOverSeat",
        summary: "Let a bot play your seat",
        description: "Your token for the match rests until you take the seat back.",
        security: GUEST,
        params: tableParams,
        response: answers,
      },
      handler: (request) => parlour.act(request, (guest) => tables.handOver(guest, request.params.id)),
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/take-back",
      schema: {
        operationId: "takeSeatBack",
        summary: "Return to your seat from the bot that plays it",
        security: GUEST,
        params: tableParams,
        response: answers,
      },
      handler: (request) => parlour.act(request, (guest) => tables.takeBack(guest, request.params.id)),
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/absent",
      schema: {
        operationId: "complainAboutAbsence",
        summary: "Want a bot on the seat that everybody waits for",
        description:
          "The first call starts a minute that everybody sees as `absence`. If the same decision is still open after it and more " +
          "than half of the others have called, the next call gives the seat to a bot, until its owner takes it back.",
        security: GUEST,
        params: tableParams,
        body: aboutSeatRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => tables.complainAbout(guest, request.params.id, request.body.seat)),
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/end",
      schema: {
        operationId: "voteEnd",
        summary: "Want to end the match without a result, or no longer",
        description: "It ends when more than half of the people at the table agree.",
        security: GUEST,
        params: tableParams,
        body: endRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => tables.voteEnd(guest, request.params.id, request.body.agree)),
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/more-time",
      schema: {
        operationId: "giveTime",
        summary: "Give another seat as much time again",
        security: GUEST,
        params: tableParams,
        body: aboutSeatRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => tables.giveTime(guest, request.params.id, request.body.seat)),
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/rematch",
      schema: {
        operationId: "rematch",
        summary: "Play again with the same people",
        description: "Answers with the new table; the first call makes it. The others come by joining it.",
        security: GUEST,
        params: tableParams,
        body: rematchRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) =>
          tables.rematch(guest, callerOf(request), request.params.id, request.body.seats),
        ),
    });
  };
}
