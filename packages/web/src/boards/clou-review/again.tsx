import { reader } from "@safehouse/games/clou-again/reader";
import { clouParted } from "./parted.tsx";

export const Parted = clouParted(reader);
