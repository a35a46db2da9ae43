import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { addresses } from "@safehouse/protocol/schemas";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { House } from "../house.ts";
import { isLocal } from "../limits/limits.ts";
import { failures } from "./failures.ts";
import { ANYBODY } from "./security.ts";

interface Face {
  readonly address: string;
  readonly family: string;
  readonly internal: boolean;
}

/**
 * Where others in the network find this house, for whoever runs it and sees it at 127.0.0.1. Nobody else needs to know: they have come
 * by some address already, and how a machine is wired is not their business.
 */
export function addressRoutes({ settings }: House): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: "GET",
      url: "/api/addresses",
      schema: {
        operationId: "listAddresses",
        summary: "Where others in the network find the house",
        security: ANYBODY,
        response: { 200: addresses, ...failures() },
      },
      async handler(request, reply) {
        reply.header("cache-control", "no-store");
        if (!isLocal(request)) return { addresses: [] };
        const { port } = app.server.address() as AddressInfo;
        return { addresses: addressesFor(settings.host, port, Object.values(networkInterfaces()).flat()) };
      },
    });
  };
}

/** IPv4 first, and private networks before others: that is what a phone in the same room can reach. */
export function addressesFor(host: string, port: number, faces: readonly (Face | undefined)[]): string[] {
  if (isLoopback(host)) return [];
  if (!isEverywhere(host)) return [at(host, port)];
  return faces
    .filter((face) => face !== undefined)
    .filter(
      ({ address, internal, family }) => !internal && (family === "IPv4" || host === "::") && !isLinkLocal(address),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ address }) => at(address, port));
}

function rank({ address, family }: Face): number {
  if (family !== "IPv4") return 2;
  return /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address) ? 0 : 1;
}

function at(address: string, port: number): string {
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

function isEverywhere(host: string): boolean {
  return host === "0.0.0.0" || host === "::";
}

function isLinkLocal(address: string): boolean {
  return /^(169\.254\.|fe80:)/i.test(address);
}
