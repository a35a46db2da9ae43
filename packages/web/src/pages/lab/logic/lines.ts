import type { LabLine } from "@safehouse/games/lab";
import type { Phrases } from "@safehouse/kernel";
import { rephrase } from "../../rules/measured/rephrase.ts";

/** The lines that the rulebook asks for, which are told in every language. Others are for who makes content and bots. */
export function toldLines(lines: readonly LabLine[], phrases: Phrases): LabLine[] {
  return lines.filter(({ what, measured }) => [what, measured].every((text) => rephrase(text, phrases) !== null));
}
