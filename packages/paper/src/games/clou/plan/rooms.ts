import { found } from "@safehouse/kernel";
import { addSpot } from "../../../canvas.ts";
import { areaOf, type Survey } from "./survey.ts";

export function addRooms(survey: Survey): void {
  const { canvas, plan, layout, names } = survey;
  for (const { id } of plan.rooms)
    addSpot(canvas, { id, kind: "room", ...areaOf(survey, found(layout.rooms[id])), label: names.thing(id) });
}
