import type { BurglaryPlan, OwnHeist } from "@safehouse/games/clou/workshop";
import type { Message } from "@safehouse/kernel";
import type { ClouNames } from "@safehouse/paper/clou";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Texts } from "../../../text/texts.ts";
import type { LayoutName } from "./logic/arrange.ts";
import type { Verdict } from "./logic/checks.ts";
import type { Readiness } from "./logic/readiness.ts";
import type { en } from "./text/en.ts";

/** What every part of the editor may ask for. */
export interface Editing {
  readonly heist: OwnHeist;
  readonly plan: BurglaryPlan;
  readonly verdict: Verdict;
  readonly readiness: Readiness;
  readonly layout: LayoutName;
  /** A room, a challenge, a loot, a special rule or a thief; null for the house as a whole. */
  readonly selected: string | null;
  readonly names: ClouNames;
  readonly t: Texts<typeof en>;
  say(message: Message): string;
  sayOf(names: readonly string[]): (message: Message) => string;
  change(heist: OwnHeist): void;
  changePlan(plan: BurglaryPlan): void;
  select(id: string | null): void;
  setLayout(layout: LayoutName): void;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error("outside of the editor");
  return editing;
}
