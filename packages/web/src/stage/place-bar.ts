export type Rectangle = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** Room that is kept free at the foot and at the right of the table's body, in pixels. */
export interface Kept {
  readonly foot: number;
  readonly right: number;
}

const GAP = 8;

/** What is told in a prompt stays readable: a bar lies above one at the foot, and beside one that stands at the right. */
export function placeBar(body: Rectangle, prompt: Rectangle): Kept {
  const [width, height] = [body.right - body.left, body.bottom - body.top];
  if (prompt.top > body.top + height / 2) return { foot: body.bottom - prompt.top + GAP, right: 0 };
  if (prompt.left > body.left + width / 2) return { foot: 0, right: body.right - prompt.left };
  return { foot: 0, right: 0 };
}
