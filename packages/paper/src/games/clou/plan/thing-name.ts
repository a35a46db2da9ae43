import type { Area } from "../../../pencil.ts";
import { icon, text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import { areaOf, doOverlap, isThingDone, isThingOpen, NAME_ROOM, type Survey } from "./survey.ts";

/** Where the name above a challenge stands: it may be longer than its frame, but stays in its room and off its neighbours. */
export function nameArea(survey: Survey, id: string, room: string): Area {
  const { layout, names, label } = survey;
  const area = areaOf(survey, layout.things[id]);
  const around = areaOf(survey, layout.rooms[room]);
  const tick = isThingDone(survey, id) ? label : 0;
  const wanted = textWidth(names.thing(id), label, "bold") + tick;
  const right = around.x + around.width - 8;
  const x = Math.max(around.x + 8, Math.min(area.x + 2, right - wanted));
  const row = { x, y: area.y, width: wanted, height: NAME_ROOM };
  const neighbours = Object.entries(layout.things)
    .filter(([other]) => other !== id)
    .map(([, other]) => areaOf(survey, other))
    .filter((other) => other.x > area.x && doOverlap(row, other));
  const limit = Math.min(right, ...neighbours.map((other) => other.x - 3));
  return { ...row, width: Math.min(wanted, limit - x) };
}

export function drawName(survey: Survey, id: string, room: string): void {
  const { canvas, names, label } = survey;
  const { ink, printed } = canvas;
  const { x, y, width } = nameArea(survey, id, room);
  const isDone = isThingDone(survey, id);
  const colour = isThingOpen(survey, id) ? ink.text : ink.closed;
  const wanted = textWidth(names.thing(id), label, "bold");
  const own = width - (isDone ? label : 0);
  const squeezed = own < wanted - 0.5 ? { squeezed: own } : {};
  printed.push(
    text(names.thing(id), x, y + NAME_ROOM - label * 0.42, { size: label, face: "bold", colour, ...squeezed }),
  );
  if (isDone) printed.push(icon("check", x + own + 3, y + NAME_ROOM - label * 1.2, label * 0.9, ink.tick));
}
