import { recall } from "./storage.ts";

export const PUSH_DEVICE = "push-device";

/** Whether this device is to be told with the page closed, as far as it knows. */
export function isPushOn(): boolean {
  return recall(PUSH_DEVICE) !== null;
}
