import { useEffect, useState } from "preact/hooks";
import type { Footage } from "../../play/replay/film.ts";
import type { ReplaySession } from "../../play/replay/session.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1_200;

export interface Player {
  readonly isPlaying: boolean;
  readonly speed: number;
  setSpeed(speed: number): void;
  toggle(): void;
  /** Goes to a moment, and stands still there. */
  seek(n: number): void;
}

/** Moves a replay on by itself. */
export function usePlayer({ at, film }: ReplaySession<Footage>): Player {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const n = at.value;
  const isAtEnd = n >= film.length;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (isAtEnd) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => (at.value = Math.min(film.length, n + 1)), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, n]);
  return {
    isPlaying,
    speed,
    setSpeed,
    toggle() {
      if (!isPlaying && isAtEnd) at.value = 0;
      setPlaying(!isPlaying);
    },
    seek(wanted) {
      setPlaying(false);
      at.value = Math.min(film.length, Math.max(0, wanted));
    },
  };
}
