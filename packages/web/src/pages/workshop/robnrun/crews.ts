/** the sizes of a crew. */
export const CREWS = [2, 3, 4, 5] as const;
