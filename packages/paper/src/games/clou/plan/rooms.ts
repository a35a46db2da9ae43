import { addSpot } from "../../../canvas.ts";
import type { Area } from "../../../pencil.ts";
import { text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import { arrowAreas, startArea } from "./arrows.ts";
import { areaOf, doOverlap, isRoomOpen, NAME_ROOM, SQUARE, type Survey } from "./survey.ts";
import { nameArea } from "./thing-name.ts";

/** Names of rooms stand in the first free place of their room, from the upper left. */
export function drawRooms(survey: Survey): void {
  const { canvas, plan, layout, names } = survey;
  const { ink, printed } = canvas;
  const taken = takenAreas(survey);
  const size = survey.label * 1.4;
  for (const { id } of plan.rooms) {
    const room = areaOf(survey, layout.rooms[id]);
    addSpot(canvas, { id, kind: "room", ...room, label: names.thing(id) });
    const { x, y } = freePlace(room, textWidth(names.thing(id), size, "display"), size, taken);
    const colour = isRoomOpen(survey, id) ? ink.text : ink.closed;
    printed.push(text(names.thing(id), x, y + size * 0.86, { size, face: "display", colour }));
  }
}

function takenAreas(survey: Survey): Area[] {
  const { plan, layout } = survey;
  const sacks = plan.loot
    .filter(({ needs = [] }) => needs.length > 0)
    .map(({ id }) => {
      const area = areaOf(survey, layout.things[id]);
      return { ...area, width: area.width + 6 * SQUARE };
    });
  return [
    ...Object.values(layout.things).map((area) => areaOf(survey, area)),
    ...plan.challenges.map(({ id, room }) => ({ ...nameArea(survey, id, room), height: NAME_ROOM })),
    ...(survey.hasLootNames ? plan.loot.map(({ id }) => widened(areaOf(survey, layout.things[id]))) : []),
    ...sacks,
    ...arrowAreas(survey),
    startArea(survey),
  ];
}

function widened(area: Area): Area {
  return { ...area, x: area.x - 16, width: area.width + 32 };
}

function freePlace(room: Area, width: number, size: number, taken: readonly Area[]): { x: number; y: number } {
  const margin = SQUARE;
  const right = room.x + room.width - margin / 2 - width;
  const bottom = room.y + room.height - margin / 2 - size;
  const first = { x: room.x + margin, y: room.y + margin * 0.7 };
  for (let y = first.y; y <= bottom; y += SQUARE / 2) {
    for (let x = first.x; x <= Math.max(first.x, right); x += SQUARE / 2) {
      const here = { x: x - 3, y, width: width + 6, height: size };
      if (!taken.some((area) => doOverlap(here, area))) return { x, y };
    }
  }
  return first;
}
