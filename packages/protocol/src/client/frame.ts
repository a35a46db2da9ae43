import { isObject } from "@safehouse/kernel";

/** A frame as it came in; null if it is none. */
export function parseFrame(text: string): Record<string, unknown> | null {
  try {
    const frame: unknown = JSON.parse(text);
    return isObject(frame) ? frame : null;
  } catch {
    return null;
  }
}
