interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ToastPlace {
  readonly left: string;
  readonly top?: string;
  readonly bottom?: string;
}

const WIDTH = 380;
const GAP = 12;
const ROOM = 120;
/** Below this the toast lies above the prompt, where the thumb is. */
const WIDE = 900;

/** On small screens: above the prompt, which must stay in reach. */
export function placeAbove(
  prompt: Box,
  screen: { readonly width: number; readonly height: number },
): ToastPlace | null {
  if (screen.width >= WIDE || prompt.top < ROOM) return null;
  return { left: `${GAP}px`, bottom: `${Math.round(screen.height - prompt.top + GAP)}px` };
}

/** Above the thing that was pressed, or below it where there is no room. Null on small screens and for things out of sight. */
export function placeBeside(near: Box, screen: { readonly width: number; readonly height: number }): ToastPlace | null {
  if (screen.width < WIDE || near.right <= near.left || near.bottom < 0 || near.top > screen.height) return null;
  const middle = (near.left + near.right) / 2;
  const left = `${Math.round(Math.max(GAP, Math.min(screen.width - WIDTH - GAP, middle - WIDTH / 2)))}px`;
  return near.top > ROOM
    ? { left, bottom: `${Math.round(screen.height - near.top + GAP)}px` }
    : { left, top: `${Math.round(near.bottom + GAP)}px` };
}
