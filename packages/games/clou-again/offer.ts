import { makeOffer } from "../clou/make-offer.ts";
import { about } from "./about.ts";

export const offer = makeOffer(about, ["bruce", "trixie", "matt", "janet"]);
