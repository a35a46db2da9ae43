import type { ScreenBoard } from "../contract.ts";
import type { CampaignProps } from "./board.tsx";
import { BESIDE } from "../clou/make-screen.tsx";
import { CampaignScreen, CampaignSide } from "./campaign-screen.tsx";

export const screen: ScreenBoard = {
  Board: CampaignScreen,
  Side: CampaignSide,
  width: 758,
  height: 512,
  beside: BESIDE,
  showsPeople: ({ heist }: CampaignProps["view"]) => heist !== null,
};
