import { escapeHtml as escape } from "../html.ts";
import type { JsonSchema } from "./openapi.ts";

/** A link to a named schema, or the schema itself if it is small. */
export function schemaLink(schema: JsonSchema): string {
  const name = refName(schema);
  if (name !== null) return `<a href="#schema-${escape(name)}">${escape(name)}</a>`;
  return `<code>${escape(schemaText(schema))}</code>`;
}

/** A JSON Schema the way one would write an example of it: `{n: integer, label?: string}`. */
export function schemaText(schema: JsonSchema, indent = ""): string {
  const name = refName(schema);
  if (name !== null) return name;
  if ("default" in schema) {
    const { default: usual, ...rest } = schema;
    return `${schemaText(rest, indent)} = ${JSON.stringify(usual)}`;
  }
  const options = (schema["anyOf"] ?? schema["oneOf"]) as readonly JsonSchema[] | undefined;
  if (options !== undefined) return options.map((option) => schemaText(option, indent)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => JSON.stringify(value)).join(" | ");
  const { type = "any" } = schema;
  const types = (Array.isArray(type) ? type : [type]) as readonly string[];
  return types.map((each) => typeText(each, schema, indent)).join(" | ");
}

function typeText(type: string, schema: JsonSchema, indent: string): string {
  if (type === "array") return `[${schemaText((schema["items"] ?? {}) as JsonSchema, indent)}]`;
  return type === "object" ? objectText(schema, indent) : type;
}

function objectText(schema: JsonSchema, indent: string): string {
  const properties = Object.entries((schema["properties"] ?? {}) as { readonly [name: string]: JsonSchema });
  if (properties.length === 0) return "object";
  const required = (schema["required"] ?? []) as readonly string[];
  const inner = `${indent}  `;
  const lines = properties.map(([name, property]) => {
    const about = typeof property["description"] === "string" ? `  — ${property["description"]}` : "";
    return `${inner}${name}${required.includes(name) ? "" : "?"}: ${schemaText(property, inner)}${about}`;
  });
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function refName(schema: JsonSchema): string | null {
  const ref = schema["$ref"];
  return typeof ref === "string" ? (ref.split("/").at(-1) as string) : null;
}
