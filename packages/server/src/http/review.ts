import { matchParams, matchReview } from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { House } from "../house.ts";
import { callerOf } from "../limits/limits.ts";
import { Problem } from "../problem.ts";
import { ReviewThread } from "../reviews/review-thread.ts";
import { Reviewer } from "../reviews/reviewer.ts";
import { bearerToken } from "./bearer.ts";
import { conflict, failures } from "./failures.ts";
import { SEAT_OR_SPECTATOR } from "./security.ts";
import { wholeRecord } from "./whole-record.ts";

/** A review costs as much as so many other requests, if it has to be made. */
const REVIEW_COST = 10;

/** Where the result of a match came from. */
export function reviewRoutes(house: House): FastifyPluginAsyncZod {
  return async (app) => {
    const reviewer = new Reviewer(new ReviewThread(), house.surroundings);
    app.addHook("onClose", () => reviewer.close());

    app.route({
      method: "GET",
      url: "/api/matches/:id/review",
      schema: {
        operationId: "getReview",
        summary: "Where the result of a match came from, once it is over",
        description:
          "For every seat expected + luck + hidden + own + others + revision = result. What swung the match, and what the expert " +
          "would have played. It takes seconds when it is first asked for.",
        params: matchParams,
        security: SEAT_OR_SPECTATOR,
        response: { 200: matchReview, 409: conflict, ...failures(401, 404, 501) },
      },
      async handler(request, reply) {
        const { id } = request.params;
        reply.header("cache-control", "no-store");
        const caller = callerOf(request);
        const record = await wholeRecord(house, id, bearerToken(request.headers.authorization), caller);
        if (!reviewer.has(id)) house.limits.chargeAddress(caller, REVIEW_COST - 1);
        const review = await reviewer.review(caller, id, record);
        if (review === null) {
          throw new Problem(501, "review.none", "Nobody here can say what this match was worth.");
        }
        return review;
      },
    });
  };
}
