import { checkCluster } from "../../cluster/check.ts";
import { Cluster } from "../../cluster/cluster.ts";
import { CommitTap, type Cut } from "../../cluster/commit-tap.ts";
import { Party } from "../../cluster/party.ts";
import type { Case } from "../../finding.ts";
import { until } from "../../scratch.ts";

const CUTS = { long: 300, short: 12 };
const LANES = 10;

/** The line breaks exactly when a commit is asked for, or done and not yet told. */
export const commitCut: Case = {
  name: "cluster: cut at COMMIT",
  async run(size) {
    const taps = [new CommitTap(), new CommitTap()];
    const cluster = await Cluster.open({ nodes: taps.length, special: taps.map(({ tap }) => ({ tap })) });
    try {
      const party = new Party(cluster.address, { lanes: LANES, thinkMs: 10, botEvery: 5 });
      const violations: string[] = [];
      const cuts = { question: 0, answer: 0 };
      await party.more(LANES);
      for (let i = 0; i < CUTS[size]; i++) {
        const where: Cut = i % 3 === 0 ? "question" : "answer";
        const isCut = (taps[i % taps.length] as CommitTap).cutNext("append", where);
        if (await until(isCut)) cuts[where]++;
        else violations.push("nobody appended any more");
        if (!(await party.more(1))) violations.push(`nobody could play after cut ${i + 1}`);
      }
      const checked = await checkCluster(cluster, party);
      return {
        happened: `${cuts.question} times before the question arrived, ${cuts.answer} times after the commit; ${checked.matches} matches, ${checked.acknowledged} acknowledged moves, ${checked.views} views and frames compared`,
        violations: [...violations, ...checked.violations],
      };
    } finally {
      await cluster.close();
    }
  },
};
