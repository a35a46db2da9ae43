import { type Box, BOXES } from "../content/boxes.ts";

/** Which box each scenario came in, for whoever chooses one. */
export function groupTexts(names: { readonly [box in Box]: string }): { readonly [id: string]: string } {
  const boxes = Object.entries(BOXES) as [Box, readonly string[]][];
  return Object.fromEntries(
    boxes.flatMap(([box, plans]) => plans.map((plan) => [`option.scenario.${plan}.group`, names[box]])),
  );
}
