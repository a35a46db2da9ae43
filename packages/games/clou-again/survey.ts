import { surveyAlone } from "../clou/survey/alone.ts";
import { AGAIN } from "./content/again.ts";

export const survey = surveyAlone(AGAIN);
