import type { LabSample } from "@safehouse/games/lab";

/** What tells samples apart: the first and second thing that is special at their tables, their seats, and who played. */
export const AXES = ["first", "second", "seats", "level"] as const;
export type Axis = (typeof AXES)[number];
export type Chosen = { readonly [axis in Axis]?: string };

export function valueOn(axis: Axis, { of, seats, level }: LabSample): string {
  switch (axis) {
    case "first":
      return of[0] ?? "";
    case "second":
      return of[1] ?? "";
    case "seats":
      return String(seats);
    case "level":
      return level;
  }
}

/** The axes on which these samples differ, each with its values in the order they come. */
export function axesOf(samples: readonly LabSample[]): { readonly axis: Axis; readonly values: readonly string[] }[] {
  return AXES.map((axis) => ({ axis, values: [...new Set(samples.map((sample) => valueOn(axis, sample)))] })).filter(
    ({ values }) => values.length > 1,
  );
}

/** Those that are as was chosen. */
export function samplesAt(samples: readonly LabSample[], chosen: Chosen): LabSample[] {
  return samples.filter((sample) =>
    AXES.every((axis) => chosen[axis] === undefined || chosen[axis] === valueOn(axis, sample)),
  );
}
