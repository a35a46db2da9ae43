export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, "width" | "height">;

const GAP = 10;

export interface Place extends Pick<Box, "x" | "y"> {
  /** There is no place where nothing that is lit lies under it. */
  readonly isInTheWay: boolean;
}

/** Where a card stands beside its thing: wholly on the screen, off the thing, and over as little that is lit as can be. */
export function placeCard(thing: Box, card: Size, screen: Size, lit: readonly Box[]): Place {
  const middleX = thing.x + thing.width / 2 - card.width / 2;
  const middleY = thing.y + thing.height / 2 - card.height / 2;
  const right = thing.x + thing.width + GAP;
  const left = thing.x - card.width - GAP;
  const below = thing.y + thing.height + GAP;
  const above = thing.y - card.height - GAP;
  const far = screen.width - card.width;
  const low = screen.height - card.height;
  const wished: readonly (readonly [x: number, y: number])[] = [
    [right, middleY],
    [left, middleY],
    [middleX, below],
    [middleX, above],
    [far - GAP, GAP],
    [GAP, GAP],
    [far - GAP, low - GAP],
    [GAP, low - GAP],
  ];
  const places = wished.map(([x, y]) => ({ x: within(x, far), y: within(y, low), ...card }));
  const litUnder = (place: Box): number => sum(lit.map((each) => shared(place, each)));
  const costs = places.map((place) => THING * shared(place, thing) + litUnder(place));
  const best = places[costs.indexOf(Math.min(...costs))] as Box;
  return { x: best.x, y: best.y, isInTheWay: litUnder(best) > 0 };
}

/** What is asked about is seen before anything else. */
const THING = 1000;

function within(at: number, most: number): number {
  return Math.max(GAP, Math.min(at, most - GAP));
}

/** How many square pixels two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
