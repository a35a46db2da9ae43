import { about } from "./about.ts";
import { makeOffer } from "./make-offer.ts";

export const offer = makeOffer(about, ["janet", "bruce", "matt", "trixie"]);
