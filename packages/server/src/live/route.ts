import type { FastifyInstance } from "fastify";
import type { House } from "../house.ts";
import { languageOf } from "../language.ts";
import { callerOf } from "../limits/limits.ts";
import { socketRoute } from "./socket-route.ts";
import { serveSocket } from "./socket.ts";

const GOING_AWAY = 1001;

export function liveRoute(app: FastifyInstance, house: House): void {
  socketRoute(app, house, "/api/matches/:id/live", (socket, request) => {
    const { id } = request.params as { id: string };
    const { socket: wire } = request.raw;
    serveSocket(house, { match: id, language: languageOf(request), caller: callerOf(request), wire }, socket);
  });
  house.metrics.watch("safehouse_sockets", "Open live sockets", () => app.websocketServer.clients.size);
}

/**
 * Before anything else is taken down, everybody is told to come back later. Who asks for a socket on a connection that stands already is
 * turned away like any other request from now on: refused as an upgrade, the connection would be nobody's, and be waited for for ever.
 */
export function closeSockets(app: FastifyInstance): void {
  app.server.removeAllListeners("upgrade");
  for (const client of app.websocketServer.clients) client.close(GOING_AWAY);
}
