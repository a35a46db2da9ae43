import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { languageOf } from "../language.ts";
import { callerOf } from "../limits/limits.ts";
import { Problem } from "../problem.ts";
import { isWelcome } from "./origin.ts";
import { serveSocket } from "./socket.ts";

const GOING_AWAY = 1001;

export function liveRoute(app: FastifyInstance, house: House): void {
  app.route({
    method: "GET",
    url: "/api/matches/:id/live",
    schema: { hide: true },
    onRequest: async (request) => {
      if (!isWelcome(request, house.settings.origins)) {
        throw new Problem(403, "Pages of other addresses may not open a live socket here.");
      }
    },
    handler: async () => {
      throw new Problem(400, "This address speaks WebSocket.");
    },
    wsHandler: (socket, request) => {
      const { id } = request.params as { id: string };
      serveSocket(house, { match: id, language: languageOf(request), caller: callerOf(request) }, socket);
    },
  });
  house.metrics.watch("safehouse_sockets", "Open live sockets", () => app.websocketServer.clients.size);
}

/** Before anything else is taken down, everybody is told to come back later. */
export function closeSockets(app: FastifyInstance): void {
  for (const client of app.websocketServer.clients) client.close(GOING_AWAY);
}
