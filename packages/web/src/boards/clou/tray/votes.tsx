import type { Move } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { useSpokenTable } from "../context.ts";
import { inPercent, oddsOfEscape } from "../logic/odds.ts";
import { Answers } from "./answers.tsx";
import { Said } from "./said.tsx";

/** What is asked beside the dice: a symbol for the taking, and once they are used whether to leave, who drives, and the throws of the escape. */
export function AskCrew(): JSX.Element {
  const { question } = useSpokenTable();
  switch (question?.decision.kind) {
    case "offer":
      return <AskOffer />;
    case "leave":
      return <AskLeave />;
    case "driver":
      return <AskDriver />;
    case "flee":
      return <AskOnly move={{ do: "flee" }} />;
    default:
      return <AskOnly move={{ do: "drive" }} />;
  }
}

/** A loud passage gives the crew a symbol: whoever takes it uses it at once, else the next is asked. */
function AskOffer(): JSX.Element {
  const { question, say } = useSpokenTable();
  if (question === null) return <></>;
  return (
    <>
      <Said title={question.text} />
      <Answers
        answers={question.moves.map((move) => {
          const { do: what, ...args } = move;
          return { move, title: say({ id: `move.${what}`, args }) };
        })}
      />
    </>
  );
}

/** Run away or stay: running away ends the night, so it is quiet and held; nobody sees who has answered. */
function AskLeave(): JSX.Element {
  const { t, question, night, view, say } = useSpokenTable();
  if (question === null) return <></>;
  if (question.moves.length === 0) return <Said title={question.text} hint={t.voted} />;
  // While there is nothing to lose by staying, nobody is asked about going home: it is only there for whoever wants to.
  const isIdle = night.points <= 0;
  const stay = { move: { do: "stay" }, title: say({ id: "move.stay" }), means: t.stayHint } as const;
  const run = { move: { do: "run" }, title: say({ id: "move.run" }), means: t.runHint(night.points) } as const;
  return (
    <>
      <Said title={isIdle ? t.nothingYet : question.text} hint={view.seats === 1 ? t.aloneLeave : t.oneStays} />
      <Answers answers={[stay, run]} isLastQuiet={isIdle} />
    </>
  );
}

/** Who drives: with everybody's odds beside the name. */
function AskDriver(): JSX.Element {
  const { reader, t, question, view, night, hands, names, name, isYou } = useSpokenTable();
  if (question === null) return <></>;
  if (question.moves.length === 0) return <Said title={question.text} hint={t.voted} />;
  const { cars, police } = night.bars;
  return (
    <>
      <Said title={question.text} hint={`${t.driverHint} ${t.sealed}`} />
      <Answers
        answers={hands.map(({ thief }, seat) => ({
          move: { do: "name", seat },
          title: isYou(seat) ? t.iDrive : t.drives(name(seat)),
          means: `${names.thief(thief)} · ${t.odds(inPercent(oddsOfEscape(reader.escapeTable(view, seat), cars.left, police.left)))}`,
          seat,
        }))}
      />
    </>
  );
}

/** One answer there is: on to the car, or throw. */
function AskOnly({ move }: { readonly move: Move }): JSX.Element {
  const { question, say } = useSpokenTable();
  return (
    <>
      <Said title={question?.text ?? ""} />
      <Answers answers={[{ move, title: say({ id: `move.${move.do}` }) }]} />
    </>
  );
}
