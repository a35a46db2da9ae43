import type { MessageTable, OptionSchema, OptionsSchema } from "@safehouse/kernel";

export interface OptionChoice {
  readonly value: string;
  readonly label: string;
  /** What is special about it, in one line. */
  readonly help?: string;
  /** What it belongs to, where there are many. */
  readonly group?: string;
}

/** One option as the form shows it, in the reader's language. */
export interface OptionField {
  readonly name: string;
  readonly schema: OptionSchema;
  /** From 0: it is about who sits there, and stands in that row. Null for what is about the table. */
  readonly seat: number | null;
  readonly label: string;
  readonly help: string;
  /** The rules it is about. */
  readonly rules: readonly string[];
  /** The choices of an option that has some. */
  readonly choices: readonly OptionChoice[];
}

/**
 * The words come from the game's texts (`option.bomb`, `option.bomb.help`, `option.bomb.off`, `option.bomb.off.help`); else the schema
 * has to do. Choices may belong together (`option.scenario.casino.group`). Options of the seats share theirs: `option.thief` is for `thief1` and `thief2`.
 */
export function optionFields({ properties }: OptionsSchema, texts: MessageTable): OptionField[] {
  const text = (key: string): string | null => {
    const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return typeof found === "string" ? found : null;
  };
  return Object.entries(properties).map(([name, schema]) => {
    const seat = seatOf(name, schema);
    const key = `option.${seat === null ? name : name.replace(/\d+$/, "")}`;
    const { words, rules } = splitRules(text(`${key}.help`) ?? schema.description);
    const choices = valuesOf(schema).map((value): OptionChoice => {
      const help = text(`${key}.${value}.help`);
      const group = text(`${key}.${value}.group`);
      const label = text(`${key}.${value}`) ?? value;
      return { value, label, ...(help !== null && { help }), ...(group !== null && { group }) };
    });
    return { name, schema, seat, label: text(key) ?? name, help: words, rules, choices };
  });
}

function seatOf(name: string, schema: OptionSchema): number | null {
  const number = /[a-z](\d+)$/i.exec(name)?.[1];
  const isChoice = schema.type === "string" && schema.enum !== undefined;
  return isChoice && number !== undefined ? Number(number) - 1 : null;
}

function valuesOf(schema: OptionSchema): readonly string[] {
  if (schema.type === "string") return schema.enum ?? [];
  if (schema.type !== "array") return [];
  const { minimum, maximum, enum: offered } = schema.items;
  return (offered ?? Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i)).map(String);
}

/** "Who may doubt. K-4.1, K-4.2" are words and the rules they rest on. */
export function splitRules(text: string): { readonly words: string; readonly rules: readonly string[] } {
  const rules = text.match(/\b[A-Z]{1,3}-\d+(\.\d+)?\b/g) ?? [];
  const words = text.replace(/[\s(]*([A-Z]{1,3}-\d+(\.\d+)?[,\s]*)+\)?\s*$/, "").trim();
  return { words, rules };
}
