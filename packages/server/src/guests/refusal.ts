import { fail, type Language, type Message, say } from "@safehouse/kernel";
import { Problem } from "../problem.ts";
import { de } from "../tables/text/de.ts";
import { en, type TableText } from "../tables/text/en.ts";

/** Why not, in no language yet. */
export interface Refusal {
  readonly status: number;
  readonly why: Message & { readonly id: keyof TableText };
}

/** A refusal on its way to whoever asked. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.why.id);
    this.refusal = refusal;
  }
}

export function refusal(status: number, id: keyof TableText, args: NonNullable<Message["args"]> = {}): Refusal {
  return { status, why: { id, args } };
}

/** What a transition returns instead of the next state. */
export function no(...args: Parameters<typeof refusal>): { readonly ok: false; readonly error: Refusal } {
  return fail(refusal(...args));
}

const TEXTS: { readonly [language in Language]: TableText } = { en, de };
const NOBODY = { name: String, isYou: () => false };

export function refusalProblem({ status, why }: Refusal, language: Language): Problem {
  const headers = status === 401 ? { "www-authenticate": "Bearer" } : {};
  return new Problem(status, why.id, say(TEXTS[language], why, NOBODY), headers as { [name: string]: string });
}
