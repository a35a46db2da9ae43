import type { Nightly } from "../nightly.ts";
import { tale } from "./tale.ts";

/** One house, one thief who goes in alone, and the same dice for everybody. */
export const nightly: Nightly = {
  days: 1,
  rotas: [
    {
      from: "1970-01-01",
      crew: ["human"],
      turns: [
        {
          option: "scenario",
          order: "scenario",
          choices: ["old-mansion", "auction-house", "embassy-ball", "private-bank"],
        },
        { option: "thief1", order: "person", choices: ["bruce", "janet", "matt", "trixie"] },
      ],
    },
  ],
  parts: "rounds",
  tale,
};
