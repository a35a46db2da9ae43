import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { playSound } from "../../../../app/sound.ts";
import { DieFace } from "../../../../boards/clou/tray/die.tsx";
import { Button } from "../../../../ui/button.tsx";
import { useBeside } from "../context.ts";
import { throwAnew } from "../logic/dice.ts";

const FACES = [1, 2, 3, 4, 5, 6];

/** stars that change dice. Which of them nobody has used is known on paper alone. */
export function StarDice(): JSX.Element | null {
  const { t, words, view, kept, act, reader } = useBeside();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { dice, round } = reader.readNight(view);
  const stars = kept.setup.thieves.flatMap((_, seat) => reader.sheetOf(view, seat).stars ?? []);
  const mayThrow = stars.some(({ effect }) => "throwAnew" in effect);
  const mayTurn = stars.some(({ effect }) => "turnDie" in effect);
  if (!mayThrow && !mayTurn) return null;
  const [first] = chosen;
  const anew = (): void => {
    playSound("dice");
    setChosen([]);
    act({ do: "throw-anew", places: chosen, dice: throwAnew(kept.seed, round, chosen.length) });
  };
  const turn = (place: number, face: number): void => {
    setChosen([]);
    act({ do: "turn", place, face });
  };
  return (
    <details class="comp-star" data-part="star-dice">
      <summary>{t.starDice}</summary>
      <div class="comp-pick" role="group" aria-label={words.dice}>
        {dice.map((face, place) => (
          <button
            // A die is told apart by its place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            type="button"
            class="clou-die"
            data-part="die"
            aria-label={words.die(face)}
            aria-pressed={chosen.includes(place)}
            data-chosen={chosen.includes(place)}
            onClick={() =>
              setChosen(
                chosen.includes(place)
                  ? chosen.filter((each) => each !== place)
                  : [...chosen, place].toSorted((a, b) => a - b),
              )
            }
          >
            <DieFace face={face} />
          </button>
        ))}
      </div>
      {mayThrow && chosen.length > 0 && <Button onClick={anew}>{t.anew(chosen.length)}</Button>}
      {mayTurn && first !== undefined && chosen.length === 1 && (
        <div class="comp-row" role="group" aria-label={t.turnTo}>
          <span>{t.turnTo}</span>
          {FACES.map((face) => (
            <Button key={face} onClick={() => turn(first, face)}>
              {face}
            </Button>
          ))}
        </div>
      )}
    </details>
  );
}
