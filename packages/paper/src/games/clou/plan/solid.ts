import type { Area } from "../../../pencil.ts";
import { arrowAreas, startArea } from "./arrows.ts";
import { frameOf } from "./frame.ts";
import { treasureArea } from "./loot.ts";
import type { Survey } from "./survey.ts";

/** What no name and no furniture may cover: frames with their symbols, loot, the start, arrows and diamonds. */
export function solidAreas(survey: Survey): Area[] {
  return [...thingAreas(survey), ...arrowAreas(survey)];
}

export function thingAreas(survey: Survey): Area[] {
  const { plan } = survey;
  const framed = [...plan.challenges, ...plan.loot.filter(({ needs = [] }) => needs.length > 0)];
  return [
    ...framed.map((thing) => frameOf(survey, thing).frame),
    ...plan.loot.map((loot) => treasureArea(survey, loot)),
    startArea(survey),
  ];
}
