import { PROBLEM_TYPE } from "@safehouse/protocol/schemas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiOperation, JsonSchema } from "../src/http/openapi.ts";
import { ask, openHouse, type TestHouse } from "./house.ts";

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly info: { readonly license: object };
  readonly paths: { readonly [path: string]: { readonly [method: string]: ApiOperation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: JsonSchema };
    readonly securitySchemes: { readonly [name: string]: object };
  };
}

let house: TestHouse;
let document: Document;
let operations: (readonly [name: string, path: string, operation: ApiOperation])[];
let page: string;

beforeAll(async () => {
  house = await openHouse();
  document = (await ask(house, "/api/openapi.json")).body as Document;
  page = ((await ask(house, "/api/docs")).body as string).replaceAll("<span>", "").replaceAll("</span>", "\n");
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, path, operation] as const),
  );
});
afterAll(() => house.close());

/** What it finds wrong, by operation: none is empty. */
const wrong = (find: (operation: ApiOperation, path: string) => unknown): string[] =>
  operations.filter(([, path, operation]) => Boolean(find(operation, path))).map(([name]) => name);

/** Every schema in the document, with where it stands. */
function* schemasIn(value: unknown, place: string): Generator<readonly [place: string, schema: JsonSchema]> {
  if (typeof value !== "object" || value === null) return;
  const schema = value as JsonSchema;
  yield [place, schema];
  for (const key of ["items", "additionalProperties"]) yield* schemasIn(schema[key], `${place}.${key}`);
  for (const key of ["anyOf", "oneOf"]) {
    for (const option of (schema[key] ?? []) as readonly JsonSchema[]) yield* schemasIn(option, place);
  }
  for (const [name, property] of Object.entries((schema["properties"] ?? {}) as object)) {
    yield* schemasIn(property, `${place}.${name}`);
  }
}

function allSchemas(): (readonly [place: string, schema: JsonSchema])[] {
  const named = Object.entries(document.components.schemas);
  const told = operations.flatMap(([name, , { parameters = [], requestBody, responses = {} }]) => {
    const contents = [requestBody, ...Object.values(responses)].flatMap((each) => Object.values(each?.content ?? {}));
    return [...parameters, ...contents].map(({ schema }) => [name, schema] as const);
  });
  return [...named, ...told].flatMap(([place, schema]) => [...schemasIn(schema, place)]);
}

// What `npx @redocly/cli lint --extends recommended` asks for, and some more.
describe("the API document", () => {
  test("says where it holds and under which licence", () => {
    expect(document.servers).toEqual([{ url: "/" }]);
    expect(document.info.license).toEqual({ name: "MIT", identifier: "MIT" });
  });

  test("gives every operation a name of its own, and says what it does", () => {
    const names = operations.map(([, , { operationId }]) => operationId ?? "");
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(wrong(({ summary }) => !summary)).toEqual([]);
  });

  test("says of every operation who may ask", () => {
    const schemes = Object.keys(document.components.securitySchemes);
    expect(wrong(({ security }) => security === undefined)).toEqual([]);
    expect(wrong(({ security = [] }) => security.flatMap(Object.keys).some((name) => !schemes.includes(name)))).toEqual(
      [],
    );
  });

  test("names every parameter of an address, and no other", () => {
    const inPath = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
    const named = ({ parameters = [] }: ApiOperation): string[] =>
      parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
    expect(wrong((operation, path) => named(operation).toSorted().join() !== inPath(path).toSorted().join())).toEqual(
      [],
    );
  });

  test("says how every operation may fail, as a problem with a code", () => {
    expect(wrong(({ responses = {} }) => !Object.keys(responses).some((status) => status.startsWith("4")))).toEqual([]);
    const refusals = operations.flatMap(([name, , { responses = {} }]) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, { content }]) => ({ name: `${name} ${status}`, content })),
    );
    expect(refusals.length).toBeGreaterThan(200);
    for (const { name, content } of refusals) {
      const ref = content?.[PROBLEM_TYPE]?.schema["$ref"];
      expect([name, typeof ref]).toEqual([name, "string"]);
      const schema = document.components.schemas[String(ref).split("/").at(-1) as string];
      expect([name, schema?.["required"]]).toEqual([name, expect.arrayContaining(["code"])]);
    }
    expect(wrong(({ responses = {} }) => responses["204"]?.content)).toEqual([]);
    expect(
      wrong(({ responses = {} }) =>
        Object.values(responses).some(({ description = "" }) => /^(Default|$)/.test(description)),
      ),
    ).toEqual([]);
  });

  test("calls nothing required that has a default, and refers to what is there", () => {
    for (const [place, schema] of allSchemas()) {
      const required = (schema["required"] ?? []) as readonly string[];
      for (const [name, property] of Object.entries((schema["properties"] ?? {}) as { [name: string]: object })) {
        expect([`${place}.${name}`, "default" in property && required.includes(name)]).toEqual([
          `${place}.${name}`,
          false,
        ]);
      }
    }
    expect(document.components.schemas["CreateTable"]?.["required"]).toEqual(["game", "seats"]);
    expect(document.components.schemas["CreateMatch"]?.["required"]).toEqual(["game", "seats"]);
    const names = Object.keys(document.components.schemas);
    const text = JSON.stringify(document);
    expect(names.filter((name) => name.endsWith("Input") || !text.includes(`"#/components/schemas/${name}"`))).toEqual(
      [],
    );
  });

  test("types everything but what may be any JSON", () => {
    const typed = ["type", "$ref", "anyOf", "oneOf", "const", "enum"];
    const untyped = allSchemas().filter(([, schema]) => !typed.some((key) => key in schema));
    const places = [...new Set(untyped.map(([place]) => place.split(".").at(-1)))];
    expect(places.toSorted()).toEqual([
      "additionalProperties",
      "best",
      "change",
      "changes",
      "config",
      "move",
      "played",
    ]);
  });
});

describe("the page of the API", () => {
  const shown = (name: string): string => new RegExp(`id="schema-${name}">[^]*?</pre>`).exec(page)?.[0] ?? "";

  test("shows what may be left out, and what is taken instead", () => {
    expect(shown("CreateTable")).toContain("  seats: integer  — How many seats\n");
    expect(shown("CreateTable")).toContain("  timer?: integer | null = null  —");
    expect(shown("CreateTable")).toContain(
      "  visibility?: &quot;public&quot; | &quot;link&quot; = &quot;link&quot;  —",
    );
  });

  test("shows what may be null, and calls only that any JSON which is", () => {
    expect(shown("ChatMessage")).toContain("  name: string | null\n");
    const anything = [...page.matchAll(/^ *(\w+)\??: (?:any|.*\| any)\b/gm)].map(([, name]) => name);
    expect([...new Set(anything)].toSorted()).toEqual(["best", "change", "changes", "config", "move", "played"]);
  });

  test("explains every code", () => {
    expect(page).toMatch(
      /<h3 id="schema-ProblemCode">[^]*<dt><code>decision\.closed<\/code><\/dt><dd>The question is not open/,
    );
  });
});
