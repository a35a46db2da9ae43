import { makeHabits } from "../../clou/habits/habits.ts";

export const habits = makeHabits(async () => (await import("./baseline.ts")).baseline);
