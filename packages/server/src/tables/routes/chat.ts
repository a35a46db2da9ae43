import type { ChatMessageView } from "@safehouse/protocol";
import {
  chatMessage,
  chatMessages,
  chatRequest,
  messagesQuery,
  reportRequest,
  tableMessageParams,
  tableParams,
} from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { prepareRoutes } from "../../guests/plugin.ts";
import { failures } from "../../http/failures.ts";
import { GUEST } from "../../http/security.ts";
import type { Parlour } from "../parlour.ts";

/** Talk at a table. */
export function chatRoutes(parlour: Parlour): FastifyPluginAsyncZod {
  const { chats } = parlour;
  return async (app) => {
    prepareRoutes(app, parlour.house, parlour.identity);

    app.route({
      method: "POST",
      url: "/api/tables/:id/messages",
      schema: {
        operationId: "say",
        summary: "Say something to those who sit at the table",
        description: "Not while the match is silent.",
        security: GUEST,
        params: tableParams,
        body: chatRequest,
        response: { 201: chatMessage, ...failures(400, 401, 403, 404, 409) },
      },
      async handler(request, reply): Promise<ChatMessageView> {
        const guest = await parlour.requireGuest(request);
        const said = await chats.say(guest, request.params.id, request.body.text);
        reply.status(201);
        return said;
      },
    });

    app.route({
      method: "GET",
      url: "/api/tables/:id/messages",
      schema: {
        operationId: "listMessages",
        summary: "What was said at the table, without those you have muted",
        security: GUEST,
        params: tableParams,
        querystring: messagesQuery,
        response: { 200: chatMessages, ...failures(400, 401, 403, 404) },
      },
      async handler(request) {
        const guest = await parlour.requireGuest(request);
        return { messages: await chats.read(guest, request.params.id, request.query.after ?? 0) };
      },
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/messages/:message/report",
      schema: {
        operationId: "reportMessage",
        summary: "Tell the operator of the house about a message",
        description: "With a reason, if you like to give one: the body may be left out.",
        security: GUEST,
        params: tableMessageParams,
        body: reportRequest.nullish(),
        response: { 204: z.null(), ...failures(400, 401, 403, 404, 409) },
      },
      async handler(request, reply) {
        const guest = await parlour.requireGuest(request);
        await chats.report(guest, request.params.id, request.params.message, request.body ?? {});
        return reply.status(204).send(null);
      },
    });
  };
}
