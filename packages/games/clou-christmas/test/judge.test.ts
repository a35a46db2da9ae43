import { describeJudge } from "../../test/judge-laws.ts";
import { resample } from "./resample.ts";

describeJudge("clou-christmas", resample, 10);
