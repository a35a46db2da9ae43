import type { ScreenBoard } from "../contract.ts";
import { Board } from "./board.tsx";
import "./layout/screen.css";

/** The wide table, in letters that are read from the sofa. */
export const screen: ScreenBoard = { Board, width: 960, height: 580 };
