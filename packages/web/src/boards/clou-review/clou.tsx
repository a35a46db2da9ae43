import { reader } from "@safehouse/games/clou/reader";
import { clouParted } from "./parted.tsx";

export const Parted = clouParted(reader);
