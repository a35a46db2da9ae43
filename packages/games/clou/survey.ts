import { BASE } from "./content/base.ts";
import { surveyAlone } from "./survey/alone.ts";

export const survey = surveyAlone(BASE);
