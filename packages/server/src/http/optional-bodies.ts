import type { ApiDocument, ApiOperation } from "./openapi.ts";

/** A body that may be null may be left out: whatever collects the routes calls every body required. */
export function withOptionalBodies(document: ApiDocument): ApiDocument {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => [method, withOptionalBody(operation)]);
    return [path, Object.fromEntries(operations)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function withOptionalBody(operation: ApiOperation): ApiOperation {
  const { requestBody } = operation;
  const schemas = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => schema["anyOf"] ?? []);
  const mayBeNull = (schemas as { readonly type?: string }[]).some(({ type }) => type === "null");
  return requestBody !== undefined && mayBeNull
    ? { ...operation, requestBody: { ...requestBody, required: false } }
    : operation;
}
