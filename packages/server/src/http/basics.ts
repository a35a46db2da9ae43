import type { AnyGame } from "@safehouse/kernel";
import type { GameDescription, Health } from "@safehouse/protocol";
import { gameList, health } from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { levelsOf } from "../matches/blueprint.ts";
import { describe } from "../matches/failure.ts";
import { Problem } from "../problem.ts";
import { ANYBODY } from "./security.ts";
import { failures } from "./failures.ts";
import { sumOf, untoldLosses } from "../reported/losses.ts";
import type { House } from "../house.ts";

/** Whether the house is open, and what can be played. */
export function basicRoutes({ version, store, commons }: House, games: readonly AnyGame[]): FastifyPluginAsyncZod {
  const descriptions = games.map(describeGame);
  return async (app) => {
    app.route({
      method: "GET",
      url: "/api/health",
      schema: {
        operationId: "getHealth",
        summary: "Whether the house is open",
        security: ANYBODY,
        response: { 200: health, ...failures() },
      },
      async handler(request, reply): Promise<Health> {
        reply.header("cache-control", "no-store");
        await store.checkHealth().catch((error: unknown) => {
          request.log.error({ reason: describe(error) }, "the store is not healthy");
          throw new Problem(503, "store.unavailable", "The house cannot save anything now.");
        });
        const losses = await untoldLosses(store).catch(() => []);
        const away = commons.away();
        return {
          ok: true,
          version,
          ...(losses.length === 0 ? {} : { lost: sumOf(losses) }),
          ...(away.length === 0 ? {} : { away }),
        };
      },
    });

    app.route({
      method: "GET",
      url: "/api/games",
      schema: {
        operationId: "listGames",
        summary: "The games, their options and bots",
        security: ANYBODY,
        response: { 200: gameList, ...failures() },
      },
      async handler(_request, reply): Promise<readonly GameDescription[]> {
        reply.header("cache-control", "no-store");
        return descriptions;
      },
    });
  };
}

function describeGame(game: AnyGame): GameDescription {
  const { id, name, seats, options, scenarios } = game.meta;
  return {
    id,
    name,
    seats,
    options,
    scenarios,
    levels: levelsOf(game),
    onPaper: game.onPaper === true,
    wishes: [...(game.wishes?.choices ?? [])],
  };
}
