import { signal } from "@preact/signals";
import type { HouseInfo } from "@safehouse/protocol";
import { useEffect } from "preact/hooks";
import { addressIn } from "./base.ts";

const told = signal<HouseInfo | null>(null);
let asked: Promise<void> | null = null;

/** What the house says about itself. Null until it has, and without a line. */
export function useHouse(): HouseInfo | null {
  useEffect(() => {
    asked ??= ask();
  }, []);
  return told.value;
}

async function ask(): Promise<void> {
  try {
    const response = await fetch(addressIn("/api/house"));
    if (response.ok) told.value = (await response.json()) as HouseInfo;
    else asked = null;
  } catch {
    asked = null;
  }
}
