import { makeNightly } from "../clou/make-nightly.ts";

/** As in Clou, in houses of its own. */
export const nightly = makeNightly("clou-again/person", {
  from: "1970-01-01",
  order: "clou-again/scenario",
  scenarios: ["film-studio", "night-train", "diamond-exchange", "cat-and-dog"],
});
