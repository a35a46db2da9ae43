import type { MessageTable, OptionSchema, OptionsSchema } from "@safehouse/kernel";

export type OptionValue = boolean | string | number;

/** One option as the form shows it, in the reader's language. */
export interface OptionField {
  readonly name: string;
  readonly schema: OptionSchema;
  readonly label: string;
  readonly help: string;
  /** The rules it is about. */
  readonly rules: readonly string[];
  /** The choices of an option that has some. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** The words come from the game's texts (`option.bomb`, `option.bomb.help`, `option.bomb.off`); else the schema has to do. */
export function optionFields({ properties }: OptionsSchema, texts: MessageTable): OptionField[] {
  const text = (key: string): string | null => {
    const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return typeof found === "string" ? found : null;
  };
  return Object.entries(properties).map(([name, schema]) => {
    const { words, rules } = splitRules(text(`option.${name}.help`) ?? schema.description);
    return {
      name,
      schema,
      label: text(`option.${name}`) ?? name,
      help: words,
      rules,
      choices:
        schema.type === "string"
          ? schema.enum.map((value) => ({ value, label: text(`option.${name}.${value}`) ?? value }))
          : [],
    };
  });
}

/** "Who may doubt. K-4.1, K-4.2" are words and the rules they rest on. */
export function splitRules(text: string): { readonly words: string; readonly rules: readonly string[] } {
  const rules = text.match(/\b[A-Z]{1,3}-\d+(\.\d+)?\b/g) ?? [];
  const words = text.replace(/[\s(]*([A-Z]{1,3}-\d+(\.\d+)?[,\s]*)+\)?\s*$/, "").trim();
  return { words, rules };
}
