import { STATUS_CODES } from "node:http";
import type { ApiAnswer, ApiDocument, ApiOperation } from "./openapi.ts";

const NO_CONTENT = "204";
/** What the collector says where a route says nothing. */
const UNDESCRIBED = "Default Response";

/** Puts right what whatever collects the routes cannot know. */
export function withPlainOperations(document: ApiDocument): ApiDocument {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => [method, plain(operation)]);
    return [path, Object.fromEntries(operations)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function plain(operation: ApiOperation): ApiOperation {
  const answers = Object.entries(operation.responses ?? {});
  const responses = Object.fromEntries(answers.map(([status, answer]) => [status, plainAnswer(status, answer)]));
  return { ...withOptionalBody(operation), responses };
}

/** A body that may be null may be left out: the collector calls every body required. */
function withOptionalBody(operation: ApiOperation): ApiOperation {
  const { requestBody } = operation;
  const schemas = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => schema["anyOf"] ?? []);
  const mayBeNull = (schemas as { readonly type?: string }[]).some(({ type }) => type === "null");
  return requestBody !== undefined && mayBeNull
    ? { ...operation, requestBody: { ...requestBody, required: false } }
    : operation;
}

function plainAnswer(status: string, { description = UNDESCRIBED, content }: ApiAnswer): ApiAnswer {
  const told = description === UNDESCRIBED ? (STATUS_CODES[status] ?? "") : description;
  return content === undefined || status === NO_CONTENT ? { description: told } : { description: told, content };
}
