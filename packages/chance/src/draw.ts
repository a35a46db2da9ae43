import { type Draw, type Drawn, type Random, shuffle } from "@safehouse/kernel";

/** Answers what chance is asked for from a source of even numbers. The order of calls is part of the verifiable stream. */
export function drawFrom(random: Random, draw: Draw): Drawn {
  if ("dice" in draw) return Array.from({ length: draw.dice }, () => 1 + random.below(6));
  if ("shuffle" in draw) {
    return shuffle(
      random,
      Array.from({ length: draw.shuffle }, (_, i) => i),
    );
  }
  return [random.below(draw.pick)];
}
