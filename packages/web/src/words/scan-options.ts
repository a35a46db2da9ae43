import { settings } from "../app/settings.ts";
import type { ScanOptions } from "./scanner.ts";

/** What the person has chosen; null for more than one switch. */
export function scanOptions(): ScanOptions | null {
  const { scan, scanSeconds, scanFirst, scanFilter } = settings;
  if (scan.value === "off") return null;
  return {
    way: scan.value,
    seconds: scanSeconds.value,
    firstSeconds: scanFirst.value,
    filterSeconds: scanFilter.value,
  };
}
