import { reader } from "@safehouse/games/clou/reader";
import type { HeatMap } from "../../pages/lab/contract.ts";
import { makeHeatMap } from "./heat-map.tsx";

export function loadClouHeatMap(): Promise<HeatMap> {
  return makeHeatMap("clou", reader);
}
