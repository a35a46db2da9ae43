/** As near as the button brings it: a symbol is as large as a fingertip; and as far as two fingers can. */
export const NEAR = 1.7;
const NEAREST = 3;
/** Left free around what is lit. */
const MARGIN = 60;

/** A stretch of the drawing, in parts of its width and height. */
export interface Stretch {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As many of them as the window can show at once, from the first on; null for nothing. */
export function inSight(all: readonly Stretch[], window: Size, drawing: Size): Stretch | null {
  const fits = ({ left, top, right, bottom }: Stretch): boolean =>
    (right - left) * drawing.width <= window.width && (bottom - top) * drawing.height <= window.height;
  const [first] = all;
  if (first === undefined) return null;
  return all.reduce((some, next) => {
    const more = around([some, next]);
    return fits(more) ? more : some;
  }, first);
}

/** How near the drawing may come with all of the stretch in the window. `drawing` is its size from afar. */
export function zoomFor({ left, top, right, bottom }: Stretch, window: Size, drawing: Size): number {
  const across = (window.width - 2 * MARGIN) / Math.max(1, (right - left) * drawing.width);
  const down = (window.height - 2 * MARGIN) / Math.max(1, (bottom - top) * drawing.height);
  return Math.min(NEAR, Math.max(1, Math.min(across, down)));
}

export function bounded(zoom: number): number {
  return Math.min(NEAREST, Math.max(1, zoom));
}

/** The smallest stretch around all of them. */
function around(all: readonly Stretch[]): Stretch {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}
