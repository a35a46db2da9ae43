import { fitOptions, type Options, type OptionSchema, type OptionsSchema } from "@safehouse/kernel";

/** What an address asks for (`?scenario=own&code=…`), over what there is already. */
export function withQuery(schema: OptionsSchema, options: Options, query: URLSearchParams): Options {
  const asked = Object.entries(schema.properties).flatMap(([name, option]) => {
    const text = query.get(name);
    return text === null ? [] : [[name, readValue(option, text)] as const];
  });
  return fitOptions(schema, { ...options, ...Object.fromEntries(asked) });
}

function readValue({ type }: OptionSchema, text: string): Options[string] {
  if (type === "boolean") return text === "true";
  if (type === "integer") return Number(text);
  return type === "array" ? text.split(",").filter(Boolean).map(Number) : text;
}
