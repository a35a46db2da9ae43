import { reader } from "@safehouse/games/clou-again/reader";
import { clouFigure } from "../clou-figure/clou-figure.tsx";

export const Figure = clouFigure(reader);
