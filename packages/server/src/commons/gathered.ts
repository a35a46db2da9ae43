import type { Time } from "../surroundings.ts";

/** Calls `act` so many milliseconds after the first of several calls, once for all of them; what comes while it acts, after that. */
export function gathered({ after }: Pick<Time, "after">, milliseconds: number, act: () => Promise<void>): () => void {
  let isCalled = false;
  let isActing = false;
  const begin = (): void => {
    after(milliseconds, () => {
      isCalled = false;
      isActing = true;
      void act().finally(() => {
        isActing = false;
        if (isCalled) begin();
      });
    });
  };
  return () => {
    if (isCalled) return;
    isCalled = true;
    if (!isActing) begin();
  };
}
