export const en = {
  held: "You are asked. Look at the screen.",
} as const;
