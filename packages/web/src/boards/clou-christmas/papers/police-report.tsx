import { type Campaign, HEISTS, type Report } from "@safehouse/games/clou-christmas/board";
import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { signed } from "../../../text/signed.ts";
import { type Desk, useDesk } from "../context.ts";
import { TopPaper } from "./top-paper.tsx";

export interface PoliceReportProps {
  /** On which heist, from 0. */
  readonly index: number;
  readonly onClose: () => void;
}

/** What the police know about a heist, and what it means for the sheet. */
export function PoliceReport({ index, onClose }: PoliceReportProps): JSX.Element {
  const desk = useDesk();
  const { t, names, view } = desk;
  const { reports, phase } = view.campaign;
  const report = reports[index];
  if (report === undefined) return <></>;
  const close = phase === "wages" && index === reports.length - 1 ? t.reportGo : t.reportClose;
  return (
    <TopPaper title={t.reportTitle} over={t.reportOf(names.thing(report.scenario))} close={close} onClose={onClose}>
      <p class="xmas-verdict" data-bad={report.result !== "away"}>
        {verdict(desk, report)}
      </p>
      <dl class="xmas-facts" data-moving={desk.isMoving && !desk.isReplay}>
        {facts(desk, view.campaign, index).map(([what, words], line) => (
          <div key={what} style={{ "--line": line + 1 }}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </TopPaper>
  );
}

function verdict({ t, names }: Desk, { result, jailed }: Report): string {
  if (result === "away") return t.reportAway;
  return result === "caught-by-traces" ? t.reportTraces : t.reportPolice(t.and(jailed.map(names.thief)));
}

function facts({ t, names }: Desk, campaign: Campaign, index: number): (readonly [string, string])[] {
  const { scenario, scored, points, traces, hasSpecial, doubles, jailed } = found(campaign.reports[index]);
  const special = HEISTS.find(({ id }) => id === scenario)?.special ?? "";
  const isLast = index === campaign.reports.length - 1;
  const left = campaign.traces.total - campaign.traces.crossed;
  const line = campaign.kitty[index];
  const named = (ids: readonly string[], none: string): string =>
    ids.length === 0 ? none : t.and(ids.map(names.thing));
  return [
    [t.reportPoints, points === scored ? signed(points) : t.reportHalf(scored, points)],
    [t.reportSpecial, hasSpecial ? t.reportTaken(names.thing(special)) : t.reportNotTaken],
    [t.reportDoubles, named(doubles, t.reportDoublesNone)],
    // How many were left then, nobody has written down.
    [t.reportMarks, isLast ? t.reportMarksLeft(traces, left) : t.reportMarksFound(traces)],
    [t.reportArrested, jailed.length === 0 ? t.reportArrestedNone : t.and(jailed.map(names.thief))],
    ...(line === undefined
      ? []
      : [[t.reportKitty, t.reportSum(line.rest, line.points, line.rest + line.points)] as const]),
  ];
}
