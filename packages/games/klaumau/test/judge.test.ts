import { describeJudge } from "../../test/judge-laws.ts";
import { resample } from "./resample.ts";

describeJudge("klaumau", resample, 60);
