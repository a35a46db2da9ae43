import type { View } from "@safehouse/games/clou/board";
import type { JSX } from "preact";
import { DieFace } from "../../../boards/clou/tray/die.tsx";
import { useDesk } from "./desk.ts";

/** What the house has thrown, and which dice the sheet has used already. */
export function HandDice({ view }: { readonly view: View }): JSX.Element | null {
  const { game, seat, t, words, name } = useDesk();
  const { dice } = game.reader.readNight(view);
  const { left } = game.reader.readHand(view, seat);
  if (dice.length === 0) return null;
  return (
    <div class="entry-dice" data-part="dice" role="group" aria-label={words.dice}>
      {dice.map((face, i) => {
        const isUsed = ((left >> i) & 1) === 0;
        return (
          <span
            // A die is told apart by its place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            class="clou-die"
            data-part="die"
            data-used={isUsed}
            role="img"
            aria-label={isUsed ? `${words.die(face)}, ${words.dieUsed}` : words.die(face)}
          >
            <DieFace face={face} />
          </span>
        );
      })}
      <p>
        {t.threw(name)} <b>{dice.join(", ")}</b>
      </p>
    </div>
  );
}
