import type { BurglaryPlan, Layout } from "@safehouse/games/clou/paper";
import type { Decor } from "../decor/decor.ts";
import type { ClouNames } from "../names.ts";
import { placeFurniture, type Stood } from "./furniture.ts";
import { type Label, layLabels } from "./labels.ts";
import { hangDoors, type Hung } from "./openings.ts";
import { solidAreas, thingAreas } from "./solid.ts";
import type { Survey } from "./survey.ts";

/** What stands where on a plan, whatever has happened there. */
export interface Arranged {
  readonly labels: readonly Label[];
  readonly doors: readonly Hung[];
  readonly furniture: readonly Stood[];
}

interface Known {
  readonly plan: BurglaryPlan;
  readonly decor: Decor | null;
  readonly names: ClouNames;
  readonly measures: string;
  readonly arranged: Arranged;
}

/** A table draws its plan anew with every move: names and furniture stay where they were. */
const KNOWN = new WeakMap<Layout, Known>();

export function arrange(survey: Survey): Arranged {
  const { plan, layout, decor, names, label, left, top, canvas } = survey;
  const measures = [label, left, top, canvas.ink.style].join();
  const known = KNOWN.get(layout);
  if (known?.plan === plan && known.decor === decor && known.names === names && known.measures === measures)
    return known.arranged;
  const labels = layLabels(survey);
  const written = labels.map(({ area }) => area);
  const doors = hangDoors(survey, [...thingAreas(survey), ...written]);
  const taken = [...solidAreas(survey), ...written, ...doors.flatMap(({ areas }) => areas)];
  const arranged = { labels, doors, furniture: placeFurniture(survey, taken) };
  KNOWN.set(layout, { plan, decor, names, measures, arranged });
  return arranged;
}
