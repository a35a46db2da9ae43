import type { HouseInfo } from "@safehouse/protocol";
import { houseInfo } from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { House } from "../house.ts";
import { failures } from "./failures.ts";
import { ANYBODY } from "./security.ts";

const DAY = 86_400_000;

/** Who runs the house, as far as they say so, and how long it keeps what. */
export function houseRoutes({ settings }: House): FastifyPluginAsyncZod {
  const { finished, guests, chats, reports } = settings.keep;
  const inDays = (milliseconds: number | null): number | null => milliseconds && milliseconds / DAY;
  const told: HouseInfo = {
    texts: settings.texts,
    keep: { finished: inDays(finished), guests: inDays(guests), chats: inDays(chats), reports: inDays(reports) },
  };
  return async (app) => {
    app.route({
      method: "GET",
      url: "/api/house",
      schema: {
        operationId: "getHouse",
        summary: "Who runs the house, and what it keeps",
        security: ANYBODY,
        response: { 200: houseInfo, ...failures() },
      },
      async handler(_request, reply): Promise<HouseInfo> {
        reply.header("cache-control", "public, max-age=300");
        return told;
      },
    });
  };
}
