import { pushDevice, pushDeviceParams, pushInfo, pushSubscription } from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { prepareRoutes } from "../guests/plugin.ts";
import { refusal, Refused } from "../guests/refusal.ts";
import { failures } from "../http/failures.ts";
import { ANYBODY, GUEST } from "../http/security.ts";
import { callerOf } from "../limits/limits.ts";
import type { Parlour } from "../tables/parlour.ts";
import { AUTH_BYTES, areKeys, PUBLIC_KEY_BYTES } from "./encrypt.ts";
import { readEndpoint } from "./endpoints.ts";
import type { HouseKeys } from "./house-keys.ts";

/** A subscription costs as much as so many requests. */
const SUBSCRIPTION_COST = 10;

/** Who wants to be told with the page closed, and where. */
export function pushRoutes(parlour: Parlour, keys: HouseKeys | null): FastifyPluginAsyncZod {
  const { house, devices } = parlour;
  const hosts = house.settings.pushHosts ?? [];
  return async (app) => {
    prepareRoutes(app, house, parlour.identity);

    app.route({
      method: "GET",
      url: "/api/push",
      schema: {
        operationId: "getPushKey",
        summary: "What a browser subscribes with to be told with the page closed",
        security: ANYBODY,
        response: { 200: pushInfo, ...failures() },
      },
      handler: async () => ({ key: keys?.publicKey ?? null }),
    });

    app.route({
      method: "PUT",
      url: "/api/guests/me/push",
      schema: {
        operationId: "subscribe",
        summary: "Tell this device when it is your turn, with the page closed",
        description:
          "The subscription of a browser, whose service must be one that the house knows. It is told that it is your turn at a table, " +
          "and nothing else. Say it again at every visit: what was not renewed for long is forgotten.",
        security: GUEST,
        body: pushSubscription,
        response: { 200: pushDevice, ...failures(400, 401, 409) },
      },
      async handler(request) {
        const { guest } = await parlour.requireGuest(request);
        house.limits.chargeAddress(callerOf(request), SUBSCRIPTION_COST - 1);
        if (keys === null) throw new Refused(refusal(409, "push.off"));
        const { endpoint, keys: theirs } = request.body;
        const url = readEndpoint(endpoint, hosts);
        if (url === null) throw new Refused(refusal(400, "push.service"));
        const read = {
          p256dh: Buffer.from(theirs.p256dh, "base64url").subarray(0, PUBLIC_KEY_BYTES + 1),
          auth: Buffer.from(theirs.auth, "base64url").subarray(0, AUTH_BYTES + 1),
        };
        if (!areKeys(read)) throw new Refused(refusal(400, "push.keys"));
        const device = await devices.add(guest, {
          endpoint: url.href,
          p256dh: read.p256dh.toString("base64url"),
          auth: read.auth.toString("base64url"),
          contact: `https://${request.hostname}`,
        });
        // Whoever asked to be forgotten meanwhile was looked for before this was there.
        if (!(await parlour.guests.isStaying(guest))) await devices.forget(guest);
        parlour.bell.awake();
        return { device };
      },
    });

    app.route({
      method: "DELETE",
      url: "/api/guests/me/push/:device",
      schema: {
        operationId: "unsubscribe",
        summary: "Tell a device nothing any more",
        security: GUEST,
        params: pushDeviceParams,
        response: { 204: z.null(), ...failures(400, 401) },
      },
      async handler(request, reply) {
        const { guest } = await parlour.requireGuest(request);
        await devices.remove(guest, request.params.device);
        return reply.status(204).send(null);
      },
    });
  };
}
