import { describeJudge } from "../../test/judge-laws.ts";
import { clou } from "../game.ts";
import { resampling } from "./resample.ts";

describeJudge("clou", resampling(clou), 20);
