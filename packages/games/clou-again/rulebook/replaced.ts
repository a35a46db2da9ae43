/** Rules of the first game that do not hold here: say it otherwise. */
export const REPLACED: readonly string[] = [
  "C-1.2",
  "C-1.3",
  "C-5.8",
  "C-7.4",
  "C-7.5",
  "C-8.1",
  "C-8.2",
  "C-9.1",
  "C-9.2",
  "C-9.3",
  "C-9.4",
];
