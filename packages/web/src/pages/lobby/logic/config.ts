import { type Options, sameJson } from "@safehouse/kernel";
import type { OptionField } from "../../new-table/option-fields.ts";

const SCENARIO = "scenario";
const CODE = "code";
const LONGEST_CODE = 100;
const SHOWN = 24;

/** What differs from the plain rules, in a word each. What is about a seat stands there, and the scenario by itself. */
export function variations(fields: readonly OptionField[], config: Options): string[] {
  return fields.flatMap((field) => {
    const value = config[field.name] ?? field.schema.default;
    const isElsewhere = field.seat !== null || field.name === SCENARIO || field.name === CODE;
    if (isElsewhere || sameJson(value, field.schema.default)) return [];
    if (typeof value === "boolean") return value ? [field.label] : [];
    return [`${field.label}: ${wordsFor(field, value)}`];
  });
}

/** What is played, for a game that has several; a scenario of one's own goes by its code. */
export function scenarioIn(
  fields: readonly OptionField[],
  config: Options,
): readonly [label: string, name: string] | null {
  const field = fields.find(({ name }) => name === SCENARIO);
  if (field === undefined) return null;
  const code = fields.some(({ name }) => name === CODE) ? String(config[CODE] ?? "") : "";
  const name = wordsFor(field, config[SCENARIO] ?? field.schema.default);
  return [field.label, code === "" ? name : `${name} · ${shortened(code)}`];
}

/** Some codes hold a whole house. */
function shortened(code: string): string {
  return code.length > LONGEST_CODE ? `${code.slice(0, SHOWN)}…` : code;
}

/** What is chosen for a seat, such as the thief who sits there. */
export function choicesAt(fields: readonly OptionField[], config: Options, seat: number): string[] {
  return fields
    .filter((field) => field.seat === seat)
    .map((field) => wordsFor(field, config[field.name] ?? field.schema.default));
}

function wordsFor({ choices }: OptionField, value: Options[string]): string {
  if (typeof value === "object") return value.join(", ");
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}
