import { useContext } from "preact/hooks";
import { createContext } from "preact";

/** Whether the board is as narrow as a phone: then the plan and the sheets are drawn tall. */
export const LayoutContext = createContext<"wide" | "tall">("wide");

export function usePaperLayout(): "wide" | "tall" {
  return useContext(LayoutContext);
}
