import { reader } from "@safehouse/games/clou/reader-at-hand";
import type { ScreenBoard } from "../contract.ts";
import { makeScreen } from "./make-screen.tsx";

export const screen: ScreenBoard = makeScreen({ game: "clou", reader });
