import type { FastifyInstance, FastifyRequest } from "fastify";
import type { House } from "../house.ts";
import { callerOf } from "../limits/limits.ts";
import { Problem } from "../problem.ts";
import { isWelcome } from "./origin.ts";
import type { Peer } from "./peer.ts";
import { SwiftPeer } from "./swift-peer.ts";

/** The codes that sockets are closed with. */
export const POLICY = 1008;
export const TRY_LATER = 1013;

/** An address for WebSockets, of pages that are welcome and of callers that do not have too many already. */
export function socketRoute(
  app: FastifyInstance,
  house: House,
  url: string,
  serve: (socket: Peer, request: FastifyRequest) => void,
): void {
  app.route({
    method: "GET",
    url,
    schema: { hide: true },
    onRequest: async (request) => {
      if (!isWelcome(request, house.settings.origins)) {
        throw new Problem(403, "origin.foreign", "Pages of other addresses may not open a live socket here.");
      }
    },
    handler: async () => {
      throw new Problem(400, "live.socket", "This address speaks WebSocket.");
    },
    wsHandler(socket, request) {
      try {
        socket.once("close", house.limits.holdSocket(callerOf(request)));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        socket.send(JSON.stringify({ type: "error", status: error.status, ...error.body }));
        socket.close(TRY_LATER);
        return;
      }
      serve(new SwiftPeer(socket, request.raw.socket), request);
    },
  });
}
