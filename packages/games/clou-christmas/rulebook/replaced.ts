/** Rules of the base game that do not hold here: the ratings and contents of single heists (X-6, X-7.2, X-7.4 say it otherwise). */
export const REPLACED: readonly string[] = ["C-7.5", "C-8.1", "C-8.2", "C-9.1", "C-9.2", "C-9.3", "C-9.4"];
