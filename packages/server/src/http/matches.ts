import type { Answer } from "@safehouse/host";
import type { Seat } from "@safehouse/kernel";
import type { CreatedMatch, MatchSnapshot, MoveAnswer } from "@safehouse/protocol";
import {
  createdMatch,
  createMatchRequest,
  languageQuery,
  matchParams,
  matchQuery,
  matchRecord,
  matchSnapshot,
  moveAnswer,
  moveRequest,
  undoRequest,
} from "@safehouse/protocol/schemas";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { languageOf } from "../language.ts";
import { callerOf } from "../limits/limits.ts";
import { presentFinished } from "../matches/finished.ts";
import { OtherEdition } from "../matches/other-edition.ts";
import { logPage, presentAnswer, presentMatch } from "../matches/present.ts";
import type { Room } from "../matches/room.ts";
import { type Speaker, speakerOf, viewerOf } from "../matches/speaker.ts";
import { Problem, unknownToken } from "../problem.ts";
import { bearerToken } from "./bearer.ts";
import { conflict, failures, refused } from "./failures.ts";
import { ANYBODY, SEAT, SEAT_OR_SPECTATOR } from "./security.ts";
import type { House } from "../house.ts";
import { wholeRecord } from "./whole-record.ts";

/** Making a match costs as much as so many other requests. */
const CREATION_COST = 5;

export function matchRoutes(house: House): FastifyPluginAsyncZod {
  const { matches, claims, limits, metrics } = house;
  return async (app) => {
    app.route({
      method: "POST",
      url: "/api/matches",
      schema: {
        operationId: "createMatch",
        summary: "Make a match and start it",
        description: "Answers after the opening chance. Only here the seats' tokens are told.",
        security: ANYBODY,
        body: createMatchRequest,
        response: { 201: createdMatch, ...failures(400, 413) },
      },
      async handler(request, reply): Promise<CreatedMatch> {
        limits.chargeAddress(callerOf(request), CREATION_COST - 1);
        const { game, ...wish } = request.body;
        const { match, tokens } = await matches.create(game, wish, callerOf(request));
        const { id, practice, seats } = match;
        metrics.matches.inc({ game });
        reply.status(201);
        return {
          id,
          commitment: await matches.use(id, (room) => room.match.commitment),
          practice,
          seats: seats.map(({ kind }, seat) => ({ seat, kind, ...withToken(tokens[seat] ?? null) })),
        };
      },
    });

    app.route({
      method: "GET",
      url: "/api/matches/:id",
      schema: {
        operationId: "getMatch",
        summary: "A match as a seat or a spectator may know it",
        params: matchParams,
        querystring: matchQuery,
        security: SEAT_OR_SPECTATOR,
        response: { 200: matchSnapshot, ...failures(400, 401, 404, 501) },
      },
      async handler(request, reply): Promise<MatchSnapshot> {
        const token = bearerToken(request.headers.authorization);
        reply.header("cache-control", "no-store");
        const { id } = request.params;
        const { from } = request.query;
        try {
          return await matches.useFresh(id, (room) => {
            const viewer = viewerOf(room, token);
            claims.hear(room, (from ?? 1) - 1);
            const page = logPage(room.match.n, from);
            limits.chargeEntries(callerOf(request), page.last - page.first + 1);
            return room.reading(() => presentMatch(room, viewer, languageOf(request), page));
          });
        } catch (error) {
          const finished = error instanceof OtherEdition ? await matches.finished(id) : null;
          if (finished === null) throw error;
          viewerOf(finished, token);
          limits.chargeEntries(callerOf(request), finished.ending.record.entries.length);
          return presentFinished(finished, from);
        }
      },
    });

    app.route({
      method: "GET",
      url: "/api/matches/:id/record",
      schema: {
        operationId: "getRecord",
        summary: "The whole match, once it is over",
        description: "It opens the seed: anyone can replay every move and verify every draw.",
        params: matchParams,
        security: SEAT_OR_SPECTATOR,
        response: { 200: matchRecord, 409: conflict, ...failures(401, 404, 501) },
      },
      async handler(request, reply) {
        const token = bearerToken(request.headers.authorization);
        reply.header("cache-control", "no-store");
        return wholeRecord(house, request.params.id, token, callerOf(request));
      },
    });

    const commandAnswers = {
      200: moveAnswer,
      409: conflict,
      422: refused,
      ...failures(400, 401, 403, 404, 413, 501),
    };

    app.route({
      method: "POST",
      url: "/api/matches/:id/moves",
      schema: {
        operationId: "move",
        summary: "Answer a question that is put to your seat",
        params: matchParams,
        querystring: languageQuery,
        body: moveRequest,
        security: SEAT,
        response: commandAnswers,
      },
      handler: (request) =>
        command(request, request.params.id, request.body.n, (room, speaker) =>
          room.submit(speaker, request.body.command, request.body.decision, request.body.move),
        ),
    });

    app.route({
      method: "POST",
      url: "/api/matches/:id/undo",
      schema: {
        operationId: "undo",
        summary: "Take back your own last move",
        description: "Until chance has spoken, something hidden was told, or others have built on it.",
        params: matchParams,
        querystring: languageQuery,
        body: undoRequest,
        security: SEAT,
        response: commandAnswers,
      },
      handler: (request) =>
        command(request, request.params.id, request.body.n, (room, speaker) =>
          room.undo(speaker, request.body.command),
        ),
    });

    app.route({
      method: "DELETE",
      url: "/api/matches/:id/name",
      schema: {
        operationId: "forgetSeatName",
        summary: "Take the name off your seat, for good",
        description:
          "Of a match that was made with POST /api/matches, while it runs and after its end; from its record, too. Not while it is " +
          "silent. At a table the name is its guest's: there, DELETE /api/guests/me takes it off everything.",
        params: matchParams,
        security: SEAT,
        response: { 204: z.null(), ...failures(401, 404, 409) },
      },
      async handler(request, reply) {
        const token = bearerToken(request.headers.authorization);
        if (token === null) throw unknownToken();
        const { id } = request.params;
        await matches.useFresh(id, async (room) => {
          const seat = viewerOf(room, token) as Seat;
          limits.chargeSeat(callerOf(request), id, seat);
          if (room.reading(() => room.match.snapshot(seat).view.silent)) {
            throw new Problem(
              409,
              "match.silent",
              "The match is silent now: names cannot change until it speaks again.",
            );
          }
          await matches.forgetName(id, seat);
        });
        return reply.status(204).send(null);
      },
    });

    async function command(
      request: FastifyRequest,
      id: string,
      seen: number,
      act: (room: Room, speaker: Speaker) => Promise<Answer>,
    ): Promise<MoveAnswer> {
      const token = bearerToken(request.headers.authorization);
      if (token === null) throw unknownToken();
      return matches.useForCommand(id, async (room) => {
        const speaker = speakerOf(room, token);
        const { seat } = speaker;
        limits.chargeSeat(callerOf(request), id, seat);
        claims.hear(room, seen);
        const answer = await act(room, speaker);
        metrics.commands.inc({ answer: answer.status });
        return presentAnswer(room, answer, seat, languageOf(request));
      });
    }
  };
}

function withToken(token: string | null): { token?: string } {
  return token === null ? {} : { token };
}
