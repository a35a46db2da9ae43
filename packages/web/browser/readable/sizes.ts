import type { Limits } from "./measure.ts";

export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** By a finger: buttons may be larger then. */
  readonly isTouched: boolean;
  /** Null: whatever the sizes are, nothing is cut and nothing lies on another. */
  readonly limits: Limits | null;
  /** Of the size that letters usually have. */
  readonly letters?: string;
}

const LIMITS: Limits = { text: 12, caption: 11, symbol: 24, target: 40 };
const THUMB: Limits = { ...LIMITS, target: 44 };

const size = (width: number, height: number, isTouched: boolean, limits: Limits): Size => ({
  name: `${width}×${height}`,
  width,
  height,
  isTouched,
  limits,
});

export const SIZES: readonly Size[] = [
  size(1440, 900, false, LIMITS),
  size(1920, 1080, false, LIMITS),
  { ...size(1440, 900, false, LIMITS), name: "200 %", limits: null, letters: "200%" },
  size(768, 1024, true, LIMITS),
  size(390, 844, true, THUMB),
  size(360, 640, true, THUMB),
  size(844, 390, true, THUMB),
];
