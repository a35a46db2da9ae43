import type { TableView } from "@safehouse/protocol";
import { useState } from "preact/hooks";
import { recall, remember } from "../../../app/storage.ts";
import { isSeated, isStoodIn } from "../logic/rights.ts";

const KEY = "handOnly";

export interface HandChoice {
  /** There is a screen, and somebody who plays. */
  readonly isOffered: boolean;
  /** Only the hand is shown. Without a screen it never is: the whole table comes back by itself. */
  readonly isOn: boolean;
  choose(isOn: boolean): void;
}

/** Whether this device shows only what a big screen cannot. What was chosen holds for the next screen, too. */
export function useHandChoice(table: TableView): HandChoice {
  const [isWanted, setWanted] = useState(recall(KEY) === "true");
  const isOffered = mayHoldHand(table);
  return {
    isOffered,
    isOn: isOffered && isWanted,
    choose(isOn) {
      setWanted(isOn);
      remember(KEY, isOn ? "true" : null);
    },
  };
}

export function mayHoldHand(table: TableView): boolean {
  return table.hasScreen && table.phase === "playing" && isSeated(table) && !isStoodIn(table);
}
