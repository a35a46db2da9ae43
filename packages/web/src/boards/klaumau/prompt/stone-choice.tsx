import { COLOURS } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";

/** A Keyhole's player names the next colour: four stones, each with its cut and its name. */
export function StoneChoice(): JSX.Element {
  const { lit, say, act, sent } = useTable();
  return (
    <div class="klau-stones">
      {COLOURS.map((colour) => {
        const move = lit.stones.get(colour);
        if (move === undefined) return null;
        const isSent = sent !== null && sent.move.do === "name" && sent.move.colour === colour;
        return (
          <button
            key={colour}
            type="button"
            class="klau-stone-choice"
            data-ground={colour}
            data-sent={isSent}
            onClick={(event) => act(move, event.currentTarget)}
          >
            <Icon name={colour} />
            <span>{say({ id: `colour.${colour}` })}</span>
          </button>
        );
      })}
    </div>
  );
}
