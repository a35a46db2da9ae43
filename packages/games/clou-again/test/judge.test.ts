import { describeJudge } from "../../test/judge-laws.ts";
import { resampling } from "../../clou/test/resample.ts";
import { clouAgain } from "../game.ts";

describeJudge("clou-again", resampling(clouAgain), 20);
