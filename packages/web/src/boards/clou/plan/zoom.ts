/** As near as the button brings it, and as far as two fingers can. */
export const NEAR = 1.9;
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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How near the drawing may come with all of the stretch in the window. `drawing` is its size when it is as wide as the window. */
export function zoomFor({ left, top, right, bottom }: Stretch, window: Size, drawing: Size): number {
  const across = (window.width - 2 * MARGIN) / Math.max(1, (right - left) * drawing.width);
  const down = (window.height - 2 * MARGIN) / Math.max(1, (bottom - top) * drawing.height);
  return Math.min(NEAR, Math.max(1, Math.min(across, down)));
}

export function bounded(zoom: number): number {
  return Math.min(NEAREST, Math.max(1, zoom));
}

/** The smallest stretch around all of them; null around nothing. */
export function around(all: readonly Stretch[]): Stretch | null {
  if (all.length === 0) return null;
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}
