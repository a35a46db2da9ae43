import { tale } from "../clou/tale.ts";
import type { Nightly } from "../nightly.ts";

/** As in Clou, in houses of its own: who goes there tonight is drawn apart from who goes there. */
export const nightly: Nightly = {
  days: 1,
  rotas: [
    {
      from: "1970-01-01",
      crew: ["human"],
      turns: [
        {
          option: "scenario",
          order: "clou-again/scenario",
          choices: ["film-studio", "night-train", "diamond-exchange", "cat-and-dog"],
        },
        { option: "thief1", order: "clou-again/person", choices: ["bruce", "janet", "matt", "trixie"] },
      ],
    },
  ],
  parts: "rounds",
  tale,
};
