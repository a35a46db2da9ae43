import type { ScreenBoard } from "../contract.ts";
import type { CampaignProps } from "./board.tsx";
import { CampaignScreen, CampaignSide } from "./campaign-screen.tsx";

export const screen: ScreenBoard = {
  Board: CampaignScreen,
  Side: CampaignSide,
  width: 860,
  height: 512,
  showsPeople: ({ heist }: CampaignProps["view"]) => heist !== null,
};
