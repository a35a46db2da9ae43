import type { Scenario, ScenarioProblem } from "@safehouse/games/robnrun/workshop";
import type { Message } from "@safehouse/kernel";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Texts } from "../../../text/texts.ts";
import type { en } from "./text/en.ts";

/** What every part of the editor may ask for. */
export interface Editing {
  readonly scenario: Scenario;
  readonly problems: readonly ScenarioProblem[];
  readonly t: Texts<typeof en>;
  say(message: Message): string;
  change(scenario: Scenario): void;
}

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error("outside of the editor");
  return editing;
}
