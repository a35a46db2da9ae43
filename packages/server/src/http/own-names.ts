import type { ApiDocument, JsonSchema } from "./openapi.ts";

/** The collector's mark on what is sent to the house: where a default is filled in, that differs from what the house works with. */
const SENT = /Input$/;

/**
 * Every schema is collected twice, as it is sent and as it is answered. Those that nothing refers to are left out, and what is left of
 * a pair gets its own name: so nobody takes a field for required that the house fills in.
 */
export function withOwnNames(document: ApiDocument): ApiDocument {
  const { paths, components } = document;
  const used = reachable(paths, components.schemas);
  const nameOf = (name: string): string => (used.has(name.replace(SENT, "")) ? name : name.replace(SENT, ""));
  const schemas = Object.entries(components.schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => [nameOf(name), schema] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const whole = { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
  const text = JSON.stringify(whole).replaceAll(REFERENCE, (_, name: string) => reference(nameOf(name)));
  return JSON.parse(text) as ApiDocument;
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

function reference(name: string): string {
  return `"#/components/schemas/${name}"`;
}

function reachable(from: object, schemas: { readonly [name: string]: JsonSchema }): ReadonlySet<string> {
  const found = new Set<string>();
  const open: unknown[] = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, name = ""] of JSON.stringify(next).matchAll(REFERENCE)) {
      if (found.has(name)) continue;
      found.add(name);
      open.push(schemas[name]);
    }
  }
  return found;
}
