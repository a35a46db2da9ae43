import type { JSX } from "preact";
import { useDesk } from "../context.ts";
import { kittyLeft } from "../logic/kitty.ts";

/** More than that would only take room. */
const MOST_COINS = 12;

/** The kitty to be looked at; the number stands beside it. */
export function Coins(): JSX.Element {
  const { view } = useDesk();
  const coins = Math.min(MOST_COINS, Math.max(0, kittyLeft(view.campaign)));
  return (
    <p class="xmas-coins" aria-hidden="true">
      {Array.from({ length: coins }, (_, i) => (
        <span key={i}>£</span>
      ))}
    </p>
  );
}
