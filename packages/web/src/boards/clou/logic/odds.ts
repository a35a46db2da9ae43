import type { EscapeFace } from "@safehouse/games/clou/board";

/** How likely a driver gets away: all cars crossed before, or with, the last police. Exact, by going through every throw. */
export function oddsOfEscape(faces: readonly EscapeFace[], cars: number, police: number): number {
  const known = new Map<number, number>();
  const odds = (carsLeft: number, policeLeft: number): number => {
    if (carsLeft <= 0) return 1;
    if (policeLeft <= 0) return 0;
    const key = carsLeft * 100 + policeLeft;
    const before = known.get(key);
    if (before !== undefined) return before;
    // A face that crosses nothing is thrown again: it takes no part.
    const moving = faces.filter(({ car, police: chase }) => car + chase > 0);
    const sum = moving.reduce((total, { car, police: chase }) => total + odds(carsLeft - car, policeLeft - chase), 0);
    const value = moving.length === 0 ? 0 : sum / moving.length;
    known.set(key, value);
    return value;
  };
  return odds(cars, police);
}

/** In per cent; only what is certain is 0 or 100. */
export function inPercent(odds: number): number {
  const rounded = Math.round(odds * 100);
  if (odds > 0 && odds < 1) return Math.min(99, Math.max(1, rounded));
  return rounded;
}
