import { reader } from "@safehouse/games/clou/reader";
import { clouFigure } from "./clou-figure.tsx";

export const Figure = clouFigure(reader);
