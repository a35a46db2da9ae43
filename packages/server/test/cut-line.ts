import { onTestFinished } from "vitest";
import { CommitTap } from "../../../faults/cluster/commit-tap.ts";
import { Line } from "../../../faults/cluster/line.ts";

export interface CutLine {
  readonly address: string;
  readonly cutNext: CommitTap["cutNext"];
}

/** A line to a Postgres that can be cut exactly where it hurts. */
export async function cutLine(address: string): Promise<CutLine> {
  const { hostname: host, port } = new URL(address);
  const taps = new CommitTap();
  const line = await Line.open({ targets: () => [Number(port)], host, tap: taps.tap });
  onTestFinished(() => line.close());
  return {
    address: Object.assign(new URL(address), { port: String(line.port) }).href,
    cutNext: (statement, where) => taps.cutNext(statement, where),
  };
}
