import { makeHabits } from "./habits.ts";

export const habits = makeHabits(async () => (await import("./baseline.ts")).baseline);
