import { found } from "@safehouse/kernel";
import { icon, path, text } from "../../../shapes.ts";
import { type Label, STEP } from "./labels.ts";
import { isRoomOpen, isThingDone, isThingOpen, nameWidth, type Survey } from "./survey.ts";

/** Names of rooms, challenges and loot; a tick after what is overcome, a lozenge after what belongs to a collection. */
export function drawLabels(survey: Survey, labels: readonly Label[]): void {
  for (const label of labels) drawLabel(survey, label);
}

function drawLabel(survey: Survey, label: Label): void {
  const { id, kind, lines, face, size, anchor, area, after } = label;
  const { ink, printed } = survey.canvas;
  const isOpen = kind === "room" ? isRoomOpen(survey, id) : isThingOpen(survey, id);
  const colour = kind === "loot" ? (isOpen ? ink.lootName : ink.lootNameClosed) : isOpen ? ink.text : ink.second;
  const room = area.width - after;
  const widths = lines.map((words) => nameWidth(survey, words, size, face));
  const isNarrow = Math.max(...widths) > room + 0.5;
  const share = isNarrow ? room / Math.max(...widths) : 1;
  lines.forEach((words, k) => {
    const y = area.y + size * (0.82 + k * STEP);
    const x = anchor === "middle" ? area.x + room / 2 : area.x;
    const squeezed = isNarrow ? { squeezed: found(widths[k]) * share } : {};
    printed.push(text(words, x, y, { size, face, colour, anchor, ...squeezed }));
  });
  if (after === 0) return;
  const last = lines.length - 1;
  const end =
    (anchor === "middle" ? area.x + (room + found(widths[last]) * share) / 2 : area.x + found(widths[last]) * share) +
    4;
  const middle = area.y + size * (0.5 + last * STEP);
  if (kind === "loot") printed.push(lozenge(end + 5, middle, 5.5, colour));
  else if (isThingDone(survey, id)) printed.push(icon("check", end - 1, middle - size * 0.42, size * 0.84, ink.tick));
}

export function lozenge(x: number, y: number, r: number, colour: string): ReturnType<typeof path> {
  return path(`M${x} ${y - r * 1.2}l${r} ${r * 1.2}l${-r} ${r * 1.2}l${-r} ${-r * 1.2}z`, { fill: colour });
}
