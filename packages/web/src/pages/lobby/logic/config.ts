import type { OptionField, OptionValue } from "../../new-table/option-fields.ts";

function valueOf({ name, schema }: OptionField, config: unknown): OptionValue {
  const given = (config as { readonly [option: string]: unknown } | null)?.[name];
  return typeof given === typeof schema.default ? (given as OptionValue) : schema.default;
}

/** What differs from the plain rules, in a word each. */
export function variations(fields: readonly OptionField[], config: unknown): string[] {
  return fields.flatMap((field) => {
    const value = valueOf(field, config);
    if (value === field.schema.default) return [];
    if (typeof value === "boolean") return value ? [field.label] : [];
    const shown = field.choices.find((choice) => choice.value === value)?.label ?? String(value);
    return [`${field.label}: ${shown}`];
  });
}
