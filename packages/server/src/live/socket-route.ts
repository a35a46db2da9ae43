import type { ServerResponse } from "node:http";
import type { WebSocket } from "@fastify/websocket";
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
  const responses = new WeakMap<FastifyRequest, ServerResponse>();
  app.route({
    method: "GET",
    url,
    schema: { hide: true },
    onRequest: async (request, reply) => {
      responses.set(request, reply.raw);
      if (!isWelcome(request, house.settings.origins)) {
        throw new Problem(403, "origin.foreign", "Pages of other addresses may not open a live socket here.");
      }
    },
    handler: async () => {
      throw new Problem(400, "live.socket", "This address speaks WebSocket.");
    },
    wsHandler(socket, request) {
      letGo(socket, request, responses.get(request));
      // Its answer was the upgrade: whoever counts answers would only hear of it when the socket closes.
      house.metrics.requests.inc({ method: "GET", route: url, status: 101 });
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

/**
 * A socket stays for hours, and with it all that hangs on it: the request with its headers, its logger and its answer were a quarter of
 * what it holds. So they are taken off.
 */
function letGo(socket: WebSocket, request: FastifyRequest, response: ServerResponse | undefined): void {
  response?.detachSocket(request.raw.socket);
  // The plugin's own listener does the same and knows the request.
  socket.removeAllListeners("error");
  socket.on("error", () => socket.terminate());
}
