import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { languageOf } from "../language.ts";
import { docsPage } from "./docs-page.ts";
import { withLiveSockets } from "./live-operations.ts";
import { withOwnNames } from "./own-names.ts";
import { sendPage } from "./pages.ts";
import { withPlainOperations } from "./plain-operations.ts";
import { SECURITY_SCHEMES } from "./security.ts";

/** The part of an OpenAPI document that the page shows. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: { readonly [path: string]: { readonly [method: string]: ApiOperation } };
  readonly components: { readonly schemas: { readonly [name: string]: JsonSchema } };
}

export interface ApiOperation {
  readonly operationId?: string;
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
  /** The frames of a live socket, by who sends them. */
  readonly "x-websocket"?: { readonly client: JsonSchema; readonly server: JsonSchema };
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: { readonly [type: string]: { readonly schema: JsonSchema } };
  };
  readonly responses?: { readonly [status: string]: ApiAnswer };
}

export interface ApiAnswer {
  readonly description?: string;
  readonly content?: { readonly [type: string]: { readonly schema: JsonSchema } };
}

export type JsonSchema = { readonly [key: string]: unknown };

const DESCRIPTION =
  "Matches that nobody can cheat at. A seat's token plays it and shows what that seat may know; without one you watch. " +
  "Texts (label, why) follow Accept-Language: en or de. Every listed move can be posted back as it is. " +
  "What is refused is application/problem+json with a code that programs can rely on.";

/** Collects the routes that follow. */
export async function describeRoutes(app: FastifyInstance, version: string, base: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Safehouse", version, description: DESCRIPTION, license: { name: "MIT", identifier: "MIT" } },
      servers: [{ url: base === "/" ? base : base.slice(0, -1) }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

export function documentRoutes(app: FastifyInstance, base: string): void {
  const schema = { hide: true };
  let made: ApiDocument | null = null;
  const document = (): ApiDocument =>
    (made ??= withOwnNames(withLiveSockets(withPlainOperations(app.swagger() as unknown as ApiDocument))));

  app.get("/api/openapi.json", { schema }, (_request, reply) =>
    reply.header("cache-control", "no-cache").send(document()),
  );
  app.get("/api/docs", { schema }, (request, reply) => {
    const language = languageOf(request);
    return sendPage(reply, 200, language, docsPage(language, base, document()));
  });
}
