/** How fast what happens is shown. `at-once`: whatever happens is simply there. */
export const PACES = ["slow", "normal", "quick", "at-once"] as const;
export type Pace = (typeof PACES)[number];

/** How much longer a beat takes than at the normal pace. */
const STRETCH: { readonly [pace in Pace]: number } = { slow: 1.8, normal: 1, quick: 0.45, "at-once": 0 };

export function stretch(pace: Pace): number {
  return STRETCH[pace];
}
