/** The time, as far as a stage needs it. */
export interface StageClock {
  /** Milliseconds since whenever. */
  now(): number;
  /** Returns what calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export const pageClock: StageClock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
