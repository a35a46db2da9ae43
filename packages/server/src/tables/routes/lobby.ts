import type { Json } from "@safehouse/kernel";
import {
  bannedParams,
  botRequest,
  createTableRequest,
  findTableRequest,
  joinByCodeRequest,
  joinRequest,
  orderRequest,
  MOST_ON_DESK,
  ownTables,
  ownTablesQuery,
  table,
  tableList,
  tableOptions,
  tableParams,
  tableSeatParams,
  wishRequest,
} from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { prepareRoutes } from "../../guests/plugin.ts";
import { failures } from "../../http/failures.ts";
import { ANYBODY, GUEST, GUEST_OR_STRANGER } from "../../http/security.ts";
import { callerOf } from "../../limits/limits.ts";
import type { Parlour } from "../parlour.ts";
import { presentOpen, presentPlaying } from "../present.ts";
import { seatOf, type TableOptions } from "../table.ts";

/** A new table costs as much as so many requests. */
const CREATION_COST = 5;

type Config = TableOptions["config"];

/** Tables until their match begins. */
export function lobbyRoutes(parlour: Parlour): FastifyPluginAsyncZod {
  const { tables, personal, book, house } = parlour;
  const answers = { 200: table, ...failures(400, 401, 403, 404, 409) };
  return async (app) => {
    prepareRoutes(app, parlour.house, parlour.identity);

    app.route({
      method: "POST",
      url: "/api/tables",
      schema: {
        operationId: "createTable",
        summary: "Open a table",
        security: GUEST,
        body: createTableRequest,
        response: { 201: table, ...failures(400, 401) },
      },
      async handler(request, reply) {
        house.limits.chargeAddress(callerOf(request), CREATION_COST - 1);
        const { game, contribution = null, config, ...wish } = request.body;
        const view = await parlour.act(request, (guest) =>
          tables.create(guest, callerOf(request), game, { ...wish, config: config as Config }, contribution),
        );
        reply.status(201);
        return view;
      },
    });

    app.route({
      method: "GET",
      url: "/api/tables",
      schema: {
        operationId: "listTables",
        summary: "Public tables: those with a free seat, and those where a match is played that you may watch",
        security: ANYBODY,
        response: { 200: tableList, ...failures() },
      },
      async handler() {
        const [open, playing] = [await book.listing.open(), await book.listing.playing()];
        const audienceOf = await book.presence.everywhere(playing.map(({ id }) => id));
        return {
          tables: open.map(presentOpen),
          playing: playing.map((kept) => presentPlaying(kept, audienceOf(kept.id))),
        };
      },
    });

    app.route({
      method: "GET",
      url: "/api/tables/mine",
      schema: {
        operationId: "listOwnTables",
        summary: "Your tables, and whose turn it is",
        description:
          "Your own questions first, the oldest of them first, then those of others. `next` is where to go on.",
        security: GUEST,
        querystring: ownTablesQuery,
        response: { 200: ownTables, ...failures(401) },
      },
      async handler(request) {
        const guest = await parlour.requireGuest(request);
        const { from = 0, limit = MOST_ON_DESK } = request.query;
        const own = await personal.tables(guest);
        return { tables: own.slice(from, from + limit), next: from + limit < own.length ? from + limit : null };
      },
    });

    app.route({
      method: "POST",
      url: "/api/tables/join",
      schema: {
        operationId: "joinTableByCode",
        summary: "Join a table by its code",
        description:
          "Two words and five digits, such as velvet-crowbar-40721; they hold until the start. Wrong ones are limited.",
        security: GUEST,
        body: joinByCodeRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) =>
          tables.joinByCode(guest, callerOf(request), request.body.code, request.body.contribution ?? null),
        ),
    });

    app.route({
      method: "POST",
      url: "/api/tables/find",
      schema: {
        operationId: "findTableByCode",
        summary: "Find a table by its code, to look at it",
        description:
          "For a screen or a spectator: nobody sits down by it, and it is answered as to a stranger. The code holds while the match runs, " +
          "too, where spectators are allowed. Wrong ones are limited.",
        security: ANYBODY,
        body: findTableRequest,
        response: { 200: table, ...failures(400, 404) },
      },
      handler: async (request) => parlour.look(await tables.findByCode(callerOf(request), request.body.code), null),
    });

    app.route({
      method: "GET",
      url: "/api/tables/:id",
      schema: {
        operationId: "getTable",
        summary: "A table as you may know it",
        description:
          "Once the match runs, `match` is where to watch it and `you.token` plays your seat. " +
          "The WebSocket beside it, /api/tables/{id}/live, tells of every change, and of who comes and goes (`isConnected`, `watching`).",
        security: GUEST_OR_STRANGER,
        params: tableParams,
        response: { 200: table, ...failures(400, 401, 404) },
      },
      async handler(request) {
        const guest = await parlour.findGuest(request);
        const kept = await book.require(request.params.id);
        if (guest !== null && seatOf(kept.body, guest.guest) >= 0) {
          book.listing.touch(kept.id);
          await personal.touch(guest, kept);
        }
        return parlour.look(kept, guest);
      },
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/join",
      schema: {
        operationId: "joinTable",
        summary: "Take a seat, or another one",
        security: GUEST,
        params: tableParams,
        body: joinRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => {
          const { seat = null, contribution = null } = request.body;
          return tables.join(guest, callerOf(request), request.params.id, seat, contribution);
        }),
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/leave",
      schema: {
        operationId: "leaveTable",
        summary: "Leave the table",
        description: "Before the start your seat is free again; later a bot plays on until you return (take-back).",
        security: GUEST,
        params: tableParams,
        response: answers,
      },
      handler: (request) => parlour.act(request, (guest) => tables.leave(guest, request.params.id)),
    });

    app.route({
      method: "PATCH",
      url: "/api/tables/:id/options",
      schema: {
        operationId: "changeTableOptions",
        summary: "Change the options, as the host",
        security: GUEST,
        params: tableParams,
        body: tableOptions,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => {
          const { config, ...options } = request.body;
          const changed = config === undefined ? options : { ...options, config: config as { [name: string]: Json } };
          return tables.changeOptions(guest, request.params.id, changed);
        }),
    });

    app.route({
      method: "PUT",
      url: "/api/tables/:id/order",
      schema: {
        operationId: "orderSeats",
        summary: "Change the order of the seats, as the host",
        security: GUEST,
        params: tableParams,
        body: orderRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => tables.orderSeats(guest, request.params.id, request.body.order)),
    });

    app.route({
      method: "PUT",
      url: "/api/tables/:id/seats/:seat",
      schema: {
        operationId: "putBot",
        summary: "Put a bot on a seat, as the host",
        security: GUEST,
        params: tableSeatParams,
        body: botRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => {
          const { id, seat } = request.params;
          return tables.putBot(guest, id, seat, request.body.level);
        }),
    });

    app.route({
      method: "PUT",
      url: "/api/tables/:id/seats/:seat/wish",
      schema: {
        operationId: "wishAtTable",
        summary: "Wish to be somebody, at your own seat or, as the host, for a bot",
        description:
          "One of the game's `wishes` (/api/games); everybody sees it. The match begins with the wishes that go together: if several wish " +
          "for the same, the lowest seat gets it. Games that ask in the match itself propose it there.",
        security: GUEST,
        params: tableSeatParams,
        body: wishRequest,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => {
          const { id, seat } = request.params;
          return tables.wishFor(guest, id, seat, request.body.wish);
        }),
    });

    app.route({
      method: "DELETE",
      url: "/api/tables/:id/seats/:seat",
      schema: {
        operationId: "clearSeat",
        summary: "Send a guest or a bot away from a seat, as the host",
        security: GUEST,
        params: tableSeatParams,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => tables.clearSeat(guest, request.params.id, request.params.seat)),
    });

    app.route({
      method: "PUT",
      url: "/api/tables/:id/banned/:guest",
      schema: {
        operationId: "banGuest",
        summary: "Send a guest away and keep it out, as the host",
        description:
          "It cannot take a seat here again, nor at a rematch of this table, and while the house stays open neither can others from " +
          "its address, unless they share it with somebody who sits here. Whom you keep out is told to you alone, as `banned`. " +
          "Before the start: in a match there are votes and complaints instead.",
        security: GUEST,
        params: bannedParams,
        response: answers,
      },
      handler: (request) => parlour.act(request, (guest) => tables.ban(guest, request.params.id, request.params.guest)),
    });

    app.route({
      method: "DELETE",
      url: "/api/tables/:id/banned/:guest",
      schema: {
        operationId: "liftBan",
        summary: "Let a guest in again, as the host",
        security: GUEST,
        params: bannedParams,
        response: answers,
      },
      handler: (request) =>
        parlour.act(request, (guest) => tables.liftBan(guest, request.params.id, request.params.guest)),
    });

    app.route({
      method: "POST",
      url: "/api/tables/:id/start",
      schema: {
        operationId: "startMatch",
        summary: "Begin the match, as the host",
        description: "Makes the match. Everybody finds its id and the token of the own seat at the table.",
        security: GUEST,
        params: tableParams,
        response: answers,
      },
      handler: (request) => parlour.act(request, (guest) => tables.start(guest, request.params.id, callerOf(request))),
    });
  };
}
