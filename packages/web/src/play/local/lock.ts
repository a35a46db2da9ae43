/** Resolves to what gives the lock back, or null if another tab has it and is not to be sent away. `onLost` tells that it was taken. */
export type MatchLock = (match: string, isTakingOver: boolean, onLost: () => void) => Promise<(() => void) | null>;

/** A page that is just being reloaded gives its lock back within a moment. */
const PATIENCE_MS = 1_500;

/** One tab at a time plays a match. Without Web Locks (plain http in a home network) the store's numbers keep two tabs apart. */
export const webLock: MatchLock = (match, isTakingOver, onLost) => {
  // Browsers have no locks where the page came over plain http.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return Promise.resolve(() => {});
  const name = `safehouse/local/${match}`;
  const options: LockOptions = isTakingOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
  return new Promise((resolve) => {
    let isHeld = false;
    locks
      .request(name, options, () => {
        isHeld = true;
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => (isHeld ? onLost() : resolve(null)));
  });
};
