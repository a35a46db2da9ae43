import { type Draw, type Drawn, type Random, shuffle } from "@safehouse/kernel";

/** Answers what chance is asked for from a source of even numbers. The order of calls is part of the verifiable stream. */
export function drawFrom(random: Random, draw: Draw): Drawn {
  if ("dice" in draw) return Array.from({ length: draw.dice }, () => 1 + random.below(6));
  if ("shuffle" in draw) {
    const order: number[] = [];
    for (let i = 0; i < draw.shuffle; i++) order.push(i);
    return shuffle(random, order);
  }
  return [random.below(draw.pick)];
}
