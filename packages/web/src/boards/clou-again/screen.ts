import { reader } from "@safehouse/games/clou-again/reader-at-hand";
import { makeScreen } from "../clou/make-screen.tsx";
import type { ScreenBoard } from "../contract.ts";

export const screen: ScreenBoard = makeScreen({ game: "clou-again", reader });
