import { reader } from "@safehouse/games/clou-again/reader";
import type { HeatMap } from "../../pages/lab/contract.ts";
import { makeHeatMap } from "./heat-map.tsx";

export function loadAgainHeatMap(): Promise<HeatMap> {
  return makeHeatMap("clou-again", reader);
}
