import { easy } from "./easy.ts";
import { expert } from "./expert.ts";
import { normal } from "./normal.ts";

export const BOTS = { easy, normal, expert };
