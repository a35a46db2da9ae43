import type { Language } from "@safehouse/kernel";
import { escapeHtml as escape } from "../html.ts";
import { htmlPage } from "../page.ts";
import { serverText } from "../text/texts.ts";
import type { ApiDocument, ApiOperation, JsonSchema } from "./openapi.ts";
import { schemaLink, schemaText } from "./schema-text.ts";

/** The API for people: plain HTML, no code. The descriptions are the document's own, in English. */
export function docsPage(language: Language, base: string, document: ApiDocument): string {
  const text = serverText(language);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, id: anchor(method, path) })),
  );
  const list = operations.map(
    ({ path, method, id }) => `<li><a href="#${id}"><code>${method.toUpperCase()} ${escape(path)}</code></a></li>`,
  );
  const sections = operations.map(({ path, method, operation, id }) => describe(path, method, operation, id));
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => describeSchema(name, schema));
  return htmlPage(
    language,
    base,
    text["docs.title"],
    `<div lang="en">
<p class="lead">${escape(document.info.description ?? "")}</p>
</div>
<p><a href="${base}api/openapi.json">openapi.json</a></p>
<nav aria-label="${escape(text["docs.contents"])}"><ul>${list.join("")}</ul></nav>
<div lang="en">
${sections.join("\n")}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${schemas.join("\n")}
</section>
</div>`,
    `<a href="${base}">${escape(text["missing.back"])}</a>`,
  );
}

function describe(path: string, method: string, operation: ApiOperation, id: string): string {
  const {
    summary = "",
    description,
    parameters = [],
    requestBody,
    responses = {},
    security = [],
    "x-websocket": frames,
  } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const rows = parameters.map(
    ({ name, in: place, description: about = "", required }) =>
      `<dt><code>${escape(name)}</code> (${escape(place)}${required ? "" : ", optional"})</dt><dd>${escape(about)}</dd>`,
  );
  const answers = Object.entries(responses).map(([status, { description: about = "", content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    const link = schema === undefined ? "" : `: ${schemaLink(schema)}`;
    return `<dt><code>${escape(status)}</code></dt><dd>${escape(about)}${link}</dd>`;
  });
  return `<section aria-labelledby="${id}">
<h2 id="${id}"><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(summary)}.${description === undefined ? "" : ` ${escape(description)}`}</p>
<p>${whoMayAsk(security)}</p>
${rows.length === 0 ? "" : `<h3>Parameters</h3><dl>${rows.join("")}</dl>`}
${body === undefined ? "" : `<h3>Body</h3><p>${schemaLink(body)}</p>`}
${frames === undefined ? "" : `<h3>Frames</h3><p>You send ${schemaLink(frames.client)}, the server sends ${schemaLink(frames.server)}.</p>`}
<h3>Answers</h3><dl>${answers.join("")}</dl>
</section>`;
}

/** Values that are explained one by one make a list, all others fit on a line. */
function describeSchema(name: string, schema: JsonSchema): string {
  const { description, "x-enumDescriptions": meanings } = schema;
  const values = Object.entries((meanings ?? {}) as { readonly [value: string]: string });
  const text =
    values.length === 0
      ? `<pre class="schema"><code>${schemaLines(schema)}</code></pre>`
      : `<dl>${values.map(([value, meaning]) => `<dt><code>${escape(value)}</code></dt><dd>${escape(meaning)}</dd>`).join("")}</dl>`;
  return `<h3 id="schema-${escape(name)}">${escape(name)}</h3>
${typeof description === "string" ? `<p>${escape(description)}.</p>` : ""}
${text}`;
}

/** A block a line: what is longer than the page is wide goes on below, further in. */
function schemaLines(schema: JsonSchema): string {
  const lines = schemaText(schema).split("\n");
  return lines.map((line) => `<span>${escape(line)}</span>`).join("");
}

function whoMayAsk(security: readonly object[]): string {
  if (security.length === 0) return "Needs no token.";
  const isOptional = security.some((scheme) => Object.keys(scheme).length === 0);
  const whose = security.some((scheme) => "guest" in scheme) ? "guest" : "seat";
  return isOptional ? `With the token of a ${whose}, or without to look on.` : `Needs the token of a ${whose}.`;
}

function anchor(method: string, path: string): string {
  return `${method}${path}`.replaceAll(/[^a-z0-9]+/gi, "-").toLowerCase();
}
