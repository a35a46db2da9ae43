import { type Campaign, HEISTS, type Report } from "@safehouse/games/clou-christmas/board";
import type { JSX } from "preact";
import { type Desk, useDesk } from "../context.ts";
import { Paper } from "./paper.tsx";

/** What the police know about the last heist, and what it means for the sheet. */
export function PoliceReport({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const desk = useDesk();
  const { t, names, view } = desk;
  const report = view.campaign.reports.at(-1);
  if (report === undefined) return <></>;
  const close = view.campaign.phase === "wages" ? t.reportGo : t.reportClose;
  return (
    <Paper title={t.reportTitle} over={t.reportOf(names.thing(report.scenario))} close={close} onClose={onClose}>
      <p class="xmas-verdict" data-bad={report.result !== "away"}>
        {verdict(desk, report)}
      </p>
      <dl class="xmas-facts">
        {facts(desk, report, view.campaign).map(([what, words]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

function verdict({ t, names }: Desk, { result, jailed }: Report): string {
  if (result === "away") return t.reportAway;
  return result === "caught-by-traces" ? t.reportTraces : t.reportPolice(t.and(jailed.map(names.thief)));
}

function facts({ t, names }: Desk, report: Report, campaign: Campaign): (readonly [string, string])[] {
  const { scenario, scored, points, traces, hasSpecial, doubles, jailed } = report;
  const special = HEISTS.find(({ id }) => id === scenario)?.special ?? "";
  const left = campaign.traces.total - campaign.traces.crossed;
  const line = campaign.kitty.at(-1);
  const named = (ids: readonly string[], none: string): string =>
    ids.length === 0 ? none : t.and(ids.map(names.thing));
  return [
    [t.reportPoints, points === scored ? String(points) : t.reportHalf(scored, points)],
    [t.reportSpecial, hasSpecial ? t.reportTaken(names.thing(special)) : t.reportNotTaken],
    [t.reportDoubles, named(doubles, t.reportDoublesNone)],
    [t.reportMarks, t.reportMarksLeft(traces, left)],
    [t.reportArrested, jailed.length === 0 ? t.reportArrestedNone : t.and(jailed.map(names.thief))],
    ...(line === undefined
      ? []
      : [[t.reportKitty, t.reportSum(line.rest, line.points, line.rest + line.points)] as const]),
  ];
}
