/** Days as people and date fields write them, in the time of this device. */

/** "2026-11-20" */
export function dayOf(time: number): string {
  const date = new Date(time);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** When that day begins. */
export function startOfDay(day: string): number {
  return new Date(`${day}T00:00:00`).getTime();
}

/** When the day after it begins: a day in which the clocks change is not 24 hours long. */
export function dayAfter(day: string): number {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  return date.getTime();
}
