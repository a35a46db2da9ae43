import type { ArrowLine } from "@safehouse/games/clou/paper";
import { found } from "@safehouse/kernel";
import type { Area } from "../../../pencil.ts";
import { line, path, polyline, text } from "../../../shapes.ts";
import { textWidth } from "../../../text-width.ts";
import { isRoomOpen, isThingDone, isThingOpen, place, type Point, type Survey } from "./survey.ts";

const HEAD = 12;
/** From the middle of a diamond to its corner. */
const DIAMOND = 13;

/** Where the crew starts, what leads where, and diamonds that open rooms. */
export function drawArrows(survey: Survey): void {
  for (const arrow of survey.layout.arrows) drawArrow(survey, arrow);
  drawStart(survey);
}

function drawArrow(survey: Survey, { from, to, points }: ArrowLine): void {
  const { canvas, layout } = survey;
  const { ink, printed } = canvas;
  const isRoom = layout.rooms[to] !== undefined;
  const colour = from === "start" || isThingOpen(survey, from) ? ink.wall : ink.closed;
  const way = points.map((point) => place(survey, point));
  const end = found(way.at(-1));
  const before = found(way.at(-2));
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]);
  const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const stop = isRoom ? DIAMOND : 0;
  const tip: Point = [end[0] - dx * stop, end[1] - dy * stop];
  const room = length - stop;
  if (room >= 8 || way.length > 2) {
    const head = Math.min(HEAD, room);
    const neck: Point = [tip[0] - dx * (head - 1), tip[1] - dy * (head - 1)];
    if (room > head) printed.push(line([...way.slice(0, -1), neck], colour, 3));
    printed.push(path(`${polyline(headOf(tip, [dx, dy], head))}Z`, { fill: colour }));
  }
  if (isRoom) {
    const isOpen = survey.marks !== null && isRoomOpen(survey, to) && isThingDone(survey, from);
    const [x, y] = end;
    const corners: Point[] = [[x, y - DIAMOND], [x + DIAMOND, y], [x, y + DIAMOND], [x - DIAMOND, y]]; // oxfmt-ignore
    const fill = isOpen ? ink.diamondOpen : ink.diamond;
    printed.push(path(`${polyline(corners)}Z`, { fill, stroke: ink.wall, "stroke-width": 3 }));
  }
}

function headOf([x, y]: Point, [dx, dy]: Point, size: number): Point[] {
  const wide = size * 0.55;
  return [
    [x - dx * size - dy * wide, y - dy * size + dx * wide],
    [x, y],
    [x - dx * size + dy * wide, y - dy * size - dx * wide],
  ];
}

function drawStart(survey: Survey): void {
  const { canvas, names, label } = survey;
  const { ink, printed } = canvas;
  const { x, y, width, height } = startArea(survey);
  const tip = 16;
  const corners: Point[] = [[x, y], [x + width - tip, y], [x + width, y + height / 2], [x + width - tip, y + height], [x, y + height], [x + tip * 0.7, y + height / 2]]; // oxfmt-ignore
  printed.push(
    path(`${polyline(corners)}Z`, {
      fill: ink.start,
      ...(ink.style !== "screen" && { stroke: ink.wall, "stroke-width": 2 }),
    }),
    text(names.words.start.toUpperCase(), x + width / 2, y + height / 2 + label * 0.35, {
      size: label,
      face: "bold",
      colour: ink.onSack,
      anchor: "middle",
      spacing: 1,
    }),
  );
}

export function startArea(survey: Survey): Area {
  const { layout, names, label } = survey;
  const [x, y] = place(survey, layout.start);
  const width = textWidth(names.words.start.toUpperCase(), label, "bold") + 52;
  const height = label * 2;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** What names of rooms keep clear of. */
export function arrowAreas(survey: Survey): Area[] {
  return survey.layout.arrows.flatMap(({ to, points }) => {
    const way = points.map((point) => place(survey, point));
    const breadth = 8;
    const lines = way.slice(1).map(([x, y], i): Area => {
      const [x2, y2] = found(way[i]);
      return {
        x: Math.min(x, x2) - breadth,
        y: Math.min(y, y2) - breadth,
        width: Math.abs(x - x2) + 2 * breadth,
        height: Math.abs(y - y2) + 2 * breadth,
      };
    });
    const [x, y] = found(way.at(-1));
    const size = 2 * DIAMOND + 8;
    const diamond = { x: x - size / 2, y: y - size / 2, width: size, height: size };
    return survey.layout.rooms[to] === undefined ? lines : [...lines, diamond];
  });
}
