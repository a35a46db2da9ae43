import swagger from "@fastify/swagger";
import { clientFrame, serverFrame } from "@safehouse/protocol/schemas";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { languageOf } from "../language.ts";
import { docsPage } from "./docs-page.ts";
import { sendPage } from "./pages.ts";

/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: ApiOperation } };
  readonly components: { readonly schemas: { readonly [name: string]: JsonSchema } };
}

export interface ApiOperation {
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: JsonSchema } } };
  readonly responses?: {
    readonly [status: string]: {
      readonly description?: string;
      readonly content?: { readonly [type: string]: { readonly schema: JsonSchema } };
    };
  };
}

export type JsonSchema = { readonly [key: string]: unknown };

const DESCRIPTION =
  "Matches that nobody can cheat at. A seat's token plays it and shows what that seat may know; without one you watch. " +
  "Texts (label, why) follow Accept-Language: en or de. Every listed move can be posted back as it is.";

const LIVE =
  "A WebSocket. The first frame is a hello with the seat's token, if any, and the last entry known (0: none); the state answers it, " +
  "then every entry follows once and in order. Moves and undos get an answer with the status and the fields of the HTTP answer. " +
  "Frames are JSON of at most 16 kB; see ClientFrame and ServerFrame.";

/** Collects the routes that follow. */
export async function describeRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Safehouse", version, description: DESCRIPTION },
      components: {
        securitySchemes: { token: { type: "http", scheme: "bearer" }, guest: { type: "http", scheme: "bearer" } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

export function documentRoutes(app: FastifyInstance): void {
  const schema = { hide: true };
  let made: ApiDocument | null = null;
  const document = (): ApiDocument => (made ??= withLiveSocket(app.swagger() as unknown as ApiDocument));

  app.get("/api/openapi.json", { schema }, (_request, reply) =>
    reply.header("cache-control", "no-cache").send(document()),
  );
  app.get("/api/docs", { schema }, (request, reply) => {
    const language = languageOf(request);
    return sendPage(reply, 200, language, docsPage(language, document()));
  });
}

/** OpenAPI knows no WebSockets: the upgrade is told as a request, its frames as schemas. */
function withLiveSocket(document: ApiDocument): ApiDocument {
  const match = document.paths["/api/matches/{id}"]?.["get"];
  const parameters = match?.parameters?.filter(({ name }) => name !== "from") ?? [];
  const live: ApiOperation = {
    summary: "Follow a match and play in it",
    description: LIVE,
    parameters,
    responses: {
      101: { description: "Speaks WebSocket from here on" },
      403: { description: "A page of another origin" },
    },
  };
  const frames = { ClientFrame: frameSchema(clientFrame), ServerFrame: frameSchema(serverFrame) };
  return {
    ...document,
    paths: { ...document.paths, "/api/matches/{id}/live": { get: live } },
    components: { ...document.components, schemas: { ...document.components.schemas, ...frames } },
  };
}

function frameSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { reused: "inline", unrepresentable: "any" });
  return rest as JsonSchema;
}
