import type { Night } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import "./dice.css";
import { DieFace } from "../../../../boards/clou/tray/die.tsx";
import { useBeside } from "../context.ts";
import { Bars } from "./bars.tsx";
import { Before } from "./before.tsx";
import { Escape } from "./escape.tsx";
import { StarDice } from "./star-dice.tsx";
import { Throws } from "./throws.tsx";
import { Told } from "../told.tsx";

/** Dice, bars and the road. */
export function DicePart(): JSX.Element {
  const { t, words, names, view, night, kept, reader } = useBeside();
  const { stage, round, isAlarm, forbidden, concert } = reader.readNight(view);
  const isOnRoad = isAlarm && stage !== "dice";
  const isCaught = night.outcome?.type === "shared" && night.outcome.result.startsWith("caught");
  return (
    <section class="comp-dice-part" aria-label={t.dice}>
      <div class="comp-asks">
        <p class="caps">{isOnRoad ? words.escape : words.round(round)}</p>
        <h2>{isCaught ? words.caught : t.asks(stage)}</h2>
      </div>
      {kept.acts.length === 0 ? <Before /> : isOnRoad ? <Escape /> : <Dice />}
      {forbidden.length > 0 && !isOnRoad && stage !== "over" && (
        <p class="comp-forbidden">{words.forbidden(words.and(forbidden.map(names.symbol)))}</p>
      )}
      {stage === "dice" && !isOnRoad && <StarDice />}
      {concert !== null && !isOnRoad && stage !== "over" && <Stage concert={concert} />}
      <Told />
      {!isOnRoad && stage !== "over" && <Bars />}
      <Throws />
    </section>
  );
}

/** what is played this round, and what that means. */
function Stage({ concert: { now, room } }: { readonly concert: NonNullable<Night["concert"]> }): JSX.Element {
  const { t, voice } = useBeside();
  const { passage, gives } = now;
  return (
    <p class="comp-forbidden">
      {t.playedNow}: <b>{voice.say({ id: "passage", args: { passage } })}</b>.{" "}
      {voice.say({ id: "passage.rule", args: { passage, room, gifts: [...gives] } })}
    </p>
  );
}

/** The three dice of the round, as large as the hand that threw them. */
function Dice(): JSX.Element {
  const { words, view, reader } = useBeside();
  const { dice, round, stage } = reader.readNight(view);
  const isLying = dice.length > 0 && stage !== "throw";
  return (
    <div class="comp-dice" data-part="dice" role="group" aria-label={words.dice} key={`${round} ${isLying}`}>
      {(isLying ? dice : [0, 0, 0]).map((face, i) => (
        <span
          // A die is told apart by its place alone.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          class="clou-die"
          data-part="die"
          data-blank={face === 0}
          {...(face > 0 ? { role: "img", "aria-label": words.die(face) } : { "aria-hidden": true })}
        >
          <DieFace face={face} />
        </span>
      ))}
    </div>
  );
}
