import {
  createdStudy,
  createStudyRequest,
  ownStudies,
  readStudyAnswer,
  studyLeaderRequest,
  studyParams,
  studyWorkRequest,
} from "@safehouse/protocol/schemas";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { prepareRoutes } from "../guests/plugin.ts";
import { failures } from "../http/failures.ts";
import { GUEST, GUEST_OR_STRANGER } from "../http/security.ts";
import { callerOf } from "../limits/limits.ts";
import type { Parlour } from "../tables/parlour.ts";

/** A whole match with what is written about it. */
const MOST_BYTES = 512 * 1024;
const MOST_WORK_BYTES = 128 * 1024;
/** So many bytes cost as much as a request to take in, and to tell: what is written is told whole to everybody who looks at it. */
const BYTES_A_TOKEN = { taken: 32 * 1024, told: 256 * 1024 } as const;
/**
 * Taking one in, giving one out, writing in it or listing all of a guest costs as much as so many other requests. What comes is paid for
 * before it is read, whoever sends it.
 */
const COST = { create: 20, read: 4, write: 2, list: 10 } as const;

/** What guests put into the house for others to read, and to look at together. */
export function studyRoutes(parlour: Parlour): FastifyPluginAsyncZod {
  const { house, studies } = parlour;
  const charge = (request: FastifyRequest, cost: number): void =>
    house.limits.chargeAddress(callerOf(request), cost - 1);
  return async (app) => {
    prepareRoutes(app, house, parlour.identity);

    app.route({
      method: "POST",
      url: "/api/studies",
      bodyLimit: MOST_BYTES,
      onRequest: async (request) => charge(request, COST.create),
      schema: {
        operationId: "createStudy",
        summary: "Put a study into the house",
        description:
          "Whoever knows its id can read it, and look at it together with others. Names of people are left out of its match.",
        security: GUEST,
        body: createStudyRequest,
        response: { 201: createdStudy, ...failures(400, 401, 409, 413) },
      },
      async handler(request, reply) {
        const guest = await parlour.requireGuest(request);
        house.limits.chargeStudy(callerOf(request));
        const id = await studies.create(guest, request.body.study);
        reply.status(201);
        return { id };
      },
    });

    app.route({
      method: "GET",
      url: "/api/studies",
      schema: {
        operationId: "listStudies",
        summary: "The studies that this guest has put here",
        security: GUEST,
        response: { 200: ownStudies, ...failures(401) },
      },
      async handler(request) {
        const { guest } = await parlour.requireGuest(request);
        charge(request, COST.list);
        return { studies: await studies.own(guest) };
      },
    });

    app.route({
      method: "GET",
      url: "/api/studies/:id",
      schema: {
        operationId: "getStudy",
        summary: "A study, with what was written in it since",
        security: GUEST_OR_STRANGER,
        params: studyParams,
        response: { 200: readStudyAnswer, ...failures(400, 404) },
      },
      async handler(request) {
        const { id } = request.params;
        charge(request, COST.read);
        return { id, study: await studies.read(id) };
      },
    });

    app.route({
      method: "DELETE",
      url: "/api/studies/:id",
      schema: {
        operationId: "removeStudy",
        summary: "Take a study back: its link leads nowhere then",
        security: GUEST,
        params: studyParams,
        response: { 204: z.null(), ...failures(400, 401, 403, 404) },
      },
      async handler(request, reply) {
        const { guest } = await parlour.requireGuest(request);
        await studies.remove(request.params.id, guest);
        return reply.status(204).send(null);
      },
    });

    app.route({
      method: "PUT",
      url: "/api/studies/:id/work",
      bodyLimit: MOST_WORK_BYTES,
      onRequest: async (request) => {
        const { id } = request.params as { id: string };
        const bytes = Number(request.headers["content-length"] ?? MOST_WORK_BYTES);
        const { taken, told } = BYTES_A_TOKEN;
        charge(request, COST.write + Math.floor(bytes / taken + (bytes * studies.watchersOf(id)) / told));
      },
      schema: {
        operationId: "writeStudy",
        summary: "Write into a study: who leads may",
        description: "All notes, marks and what-ifs, as they are from now on. Those who look at it are told.",
        security: GUEST,
        params: studyParams,
        body: studyWorkRequest,
        response: { 204: z.null(), ...failures(400, 401, 403, 404, 413) },
      },
      async handler(request, reply) {
        const { guest } = await parlour.requireGuest(request);
        await studies.write(request.params.id, guest, request.body.work);
        return reply.status(204).send(null);
      },
    });

    app.route({
      method: "PUT",
      url: "/api/studies/:id/leader",
      schema: {
        operationId: "leadStudy",
        summary: "Hand the lead on, or take it where the leader is gone",
        description: "Only somebody who is there now can lead, and only a guest.",
        security: GUEST,
        params: studyParams,
        body: studyLeaderRequest,
        response: { 204: z.null(), ...failures(400, 401, 403, 404, 409) },
      },
      async handler(request, reply) {
        const { guest } = await parlour.requireGuest(request);
        await studies.lead(request.params.id, guest, request.body.guest);
        return reply.status(204).send(null);
      },
    });
  };
}
