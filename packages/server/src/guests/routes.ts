import type { CreatedGuest, DeviceLink, OwnGuest } from "@safehouse/protocol";
import {
  createdGuest,
  deviceLink,
  deviceRequest,
  holidayRequest,
  mutedParams,
  nameRequest,
  ownGuest,
} from "@safehouse/protocol/schemas";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { House } from "../house.ts";
import { Buckets } from "../limits/bucket.ts";
import { callerOf } from "../limits/limits.ts";
import type { Personal } from "../tables/personal.ts";
import type { Rest } from "../upkeep/open-hours.ts";
import type { Guests, KnownGuest } from "./guests.ts";
import { holidayLeft, holidayNow } from "./holiday.ts";
import type { Identity } from "./identity.ts";
import { prepareRoutes } from "./plugin.ts";
import { failures } from "../http/failures.ts";
import { ANYBODY, GUEST } from "../http/security.ts";
import { refusal, Refused } from "./refusal.ts";
import { tokenOf } from "./secret.ts";

/** A new guest costs as much as so many requests. */
const CREATION_COST = 10;
/** So do a device link, which is kept for a while, and a try to become somebody else's device. */
const LINK_COST = 10;

/** A class that comes in together, and then one every half minute: guests are free to make, and each may open tables. */
const NEW_GUESTS = { perSecond: 1 / 30, burst: 60 };

export function guestRoutes(
  house: House,
  guests: Guests,
  identity: Identity,
  personal: Personal,
): FastifyPluginAsyncZod {
  const newGuests = new Buckets(NEW_GUESTS, house.surroundings.uptime);
  const { now } = house.commons;
  const tellOwn = (guest: KnownGuest): OwnGuest => presentGuest(guest, now());
  const holiday = async (request: FastifyRequest, wish: Rest | null): Promise<OwnGuest> => {
    const guest = await identity.require(request);
    house.limits.chargeNews(callerOf(request), guest.guest);
    return tellOwn({ ...guest, rests: await personal.goAway(guest, wish) });
  };
  return async (app) => {
    prepareRoutes(app, house, identity);

    app.route({
      method: "POST",
      url: "/api/guests",
      schema: {
        operationId: "createGuest",
        summary: "Come in as a guest",
        description: "A name is all it needs. The token is told here only; a browser keeps it as a cookie.",
        security: ANYBODY,
        body: nameRequest,
        response: { 201: createdGuest, ...failures(400) },
      },
      async handler(request, reply): Promise<CreatedGuest> {
        const caller = callerOf(request);
        house.limits.chargeAddress(caller, CREATION_COST - 1);
        if (caller !== null && newGuests.take(caller) > 0) throw new Refused(refusal(429, "guests.tooMany"));
        return welcome(identity, request, reply, await guests.create(request.body.name));
      },
    });

    app.route({
      method: "GET",
      url: "/api/guests/me",
      schema: {
        operationId: "getOwnGuest",
        summary: "Who you are",
        security: GUEST,
        response: { 200: ownGuest, ...failures(401) },
      },
      handler: async (request) => tellOwn(await identity.require(request)),
    });

    app.route({
      method: "PATCH",
      url: "/api/guests/me",
      schema: {
        operationId: "renameGuest",
        summary: "Be called differently",
        description:
          "At every table where you sit. Not while one of your matches is silent. Five times at once, then once a minute.",
        security: GUEST,
        body: nameRequest,
        response: { 200: ownGuest, ...failures(400, 401, 409) },
      },
      async handler(request): Promise<OwnGuest> {
        const guest = await identity.require(request);
        house.limits.chargeNews(callerOf(request), guest.guest);
        await personal.rename(guest, request.body.name);
        return tellOwn({ ...guest, name: request.body.name });
      },
    });

    app.route({
      method: "DELETE",
      url: "/api/guests/me",
      schema: {
        operationId: "forgetGuest",
        summary: "Be forgotten",
        description: "Your name goes from every table, match and message, and your tokens end on every device.",
        security: GUEST,
        response: { 204: z.null(), ...failures(401) },
      },
      async handler(request, reply) {
        await personal.forget(await identity.require(request));
        identity.cookie.clear(request, reply);
        return reply.status(204).send(null);
      },
    });

    app.route({
      method: "POST",
      url: "/api/guests/me/links",
      schema: {
        operationId: "createDeviceLink",
        summary: "A code for your second device",
        description: "It works once, for ten minutes: whoever has it becomes you.",
        security: GUEST,
        response: { 201: deviceLink, ...failures(401) },
      },
      async handler(request, reply): Promise<DeviceLink> {
        house.limits.chargeAddress(callerOf(request), LINK_COST - 1);
        const link = await guests.link(await identity.require(request));
        reply.status(201);
        return link;
      },
    });

    app.route({
      method: "POST",
      url: "/api/guests/devices",
      schema: {
        operationId: "redeemDeviceLink",
        summary: "Be the guest of a device link on this device, too",
        security: ANYBODY,
        body: deviceRequest,
        response: { 201: createdGuest, ...failures(400, 404) },
      },
      async handler(request, reply): Promise<CreatedGuest> {
        house.limits.chargeAddress(callerOf(request), LINK_COST - 1);
        return welcome(identity, request, reply, await guests.redeem(request.body.code));
      },
    });

    app.route({
      method: "PUT",
      url: "/api/guests/me/holiday",
      schema: {
        operationId: "goOnHoliday",
        summary: "Be away for some days",
        description:
          "The days of slow tables do not run for you then, and everybody there sees it. One holiday at a time; 28 days a year. " +
          "As often as a new name.",
        security: GUEST,
        body: holidayRequest,
        response: { 200: ownGuest, ...failures(400, 401, 409) },
      },
      handler: async (request) => holiday(request, request.body),
    });

    app.route({
      method: "DELETE",
      url: "/api/guests/me/holiday",
      schema: {
        operationId: "endHoliday",
        summary: "Be here again",
        security: GUEST,
        response: { 200: ownGuest, ...failures(401) },
      },
      handler: async (request) => holiday(request, null),
    });

    app.route({
      method: "PUT",
      url: "/api/guests/me/muted/:guest",
      schema: {
        operationId: "muteGuest",
        summary: "Read no more messages of a guest",
        security: GUEST,
        params: mutedParams,
        response: { 200: ownGuest, ...failures(400, 401, 409) },
      },
      async handler(request): Promise<OwnGuest> {
        const guest = await identity.require(request);
        return tellOwn({ ...guest, muted: await guests.mute(guest, request.params.guest) });
      },
    });

    app.route({
      method: "DELETE",
      url: "/api/guests/me/muted/:guest",
      schema: {
        operationId: "unmuteGuest",
        summary: "Read a guest's messages again",
        security: GUEST,
        params: mutedParams,
        response: { 200: ownGuest, ...failures(400, 401) },
      },
      async handler(request): Promise<OwnGuest> {
        const guest = await identity.require(request);
        return tellOwn({ ...guest, muted: await guests.unmute(guest, request.params.guest) });
      },
    });
  };
}

function presentGuest({ guest, name, muted, rests }: KnownGuest, now: number): OwnGuest {
  return { id: guest, name, muted, holiday: holidayNow(rests, now), holidayLeft: holidayLeft(rests, now) };
}

/** This device now is the guest: a browser keeps the token as a cookie, and it is told this once. */
function welcome({ cookie }: Identity, request: FastifyRequest, reply: FastifyReply, guest: KnownGuest): CreatedGuest {
  cookie.set(request, reply, guest);
  reply.status(201);
  return { id: guest.guest, name: guest.name, token: tokenOf(guest) };
}
