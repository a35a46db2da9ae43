import type { View } from "@safehouse/games/clou-christmas/board";
import { reader } from "@safehouse/games/clou-christmas/reader";
import type { JSX } from "preact";
import type { PartedProps } from "../../pages/review/contract.ts";
import { clouParted } from "./parted.tsx";

const Heist = clouParted(reader);

/** Between heists nothing is drawn: what was bought stands in words. */
export function Parted({ before, played, best, ...props }: PartedProps): JSX.Element | null {
  const [start, own, other] = [before, played, best].map((view) => (view as View).heist);
  if (!start || !own || !other) return null;
  return <Heist before={start} played={own} best={other} {...props} />;
}
