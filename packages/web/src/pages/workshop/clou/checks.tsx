import { CLOU_ABOVE, type Problem } from "@safehouse/games/clou/workshop";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { useEditing } from "./context.ts";
import { layoutOf, subjectOf } from "./logic/checks.ts";
import { idsIn } from "./logic/ids.ts";
import { readinessWords } from "./readiness-words.ts";
import { showPanel } from "./panel/show-panel.ts";

const MOST_SHOWN = 12;

/** What is wrong, each with the way to it; then whether the sheets can pay for what the plan asks. */
export function Checks(): JSX.Element {
  const { verdict, readiness, t, names } = useEditing();
  const { problems, supply, beyond } = verdict;
  return (
    <section class="clw-checks" aria-labelledby="clw-checks">
      <h2 id="clw-checks">{t.checks}</h2>
      <ul>
        {problems.length === 0 && <Line isRight>{t.sound}</Line>}
        {problems.slice(0, MOST_SHOWN).map((problem, i) => (
          <Line key={`${i} ${problem.path}`} isRight={false}>
            <ProblemLink problem={problem} />
          </Line>
        ))}
        {problems.length > MOST_SHOWN && <Line isRight={false}>{t.more(problems.length - MOST_SHOWN)}</Line>}
        {problems.length === 0 && (
          <Line isRight={beyond.length === 0}>
            {beyond.length === 0 ? t.allInReach : t.beyond(beyond.map(names.thing).join(", "))}
          </Line>
        )}
        {problems.length === 0 && (
          <Line isRight={readiness.state === "ready" ? true : readiness.state === "trying" ? null : false}>
            {readinessWords(readiness, t) ?? t.reached(CLOU_ABOVE)}
          </Line>
        )}
        {supply.map((line) => (
          <Line key={line.crew} isRight={!line.isScarce}>
            {t.supply(line.crew, names.symbol(line.colour), round(line.supply), round(line.demand))}
          </Line>
        ))}
      </ul>
    </section>
  );
}

function Line({
  isRight,
  children,
}: {
  /** Null as long as nobody knows. */
  readonly isRight: boolean | null;
  readonly children: JSX.Element | string;
}): JSX.Element {
  const { t } = useEditing();
  return (
    <li data-right={String(isRight)}>
      <Icon name={isRight === null ? "info" : isRight ? "check" : "warning"} />
      <span>
        {children}
        {isRight === false && <span class="vh"> {t.wrong}</span>}
      </span>
    </li>
  );
}

function ProblemLink({ problem }: { readonly problem: Problem }): JSX.Element {
  const { plan, heist, say, select, setLayout } = useEditing();
  const { path, problem: exactly, message } = problem;
  const sheet = /^sheets\[(\d+)\]/.exec(path)?.[1];
  const subject = subjectOf(problem) ?? (sheet === undefined ? null : (heist.sheets[Number(sheet)]?.id ?? null));
  const words = message === undefined ? `${path} ${exactly}` : say(message);
  if (subject === null || !(idsIn(plan).includes(subject) || sheet !== undefined)) return <>{words}</>;
  const show = (): void => {
    const layout = layoutOf(problem);
    if (layout !== null) setLayout(layout);
    select(subject);
    showPanel();
  };
  return (
    <button type="button" class="clw-link" onClick={show}>
      {words}
    </button>
  );
}

function round(count: number): number {
  return Math.round(10 * count) / 10;
}
