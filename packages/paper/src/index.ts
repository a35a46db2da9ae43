export { type Drawing, type Spot, type SpotKind, type SvgNode, toSvg } from "./drawing.ts";
export { type Style, STYLES } from "./ink.ts";
