import type { JSX } from "preact";
import "./pencil.css";
import { useHats } from "../../ui/hats.ts";
import { Icon } from "../../ui/icon.tsx";
import { seatClass } from "../../ui/seats.ts";
import { useTable } from "./context.ts";

/** Somebody else's pencil, where it has just written; what it means is said where it lies. */
export function Pencil({ seat }: { readonly seat: number }): JSX.Element {
  const { name } = useTable();
  const hat = useHats()(seat);
  return (
    <span class={`clou-pencil ${seatClass(hat)}`} data-part="pencil" data-stack="" aria-hidden="true">
      <Icon name="cursor-pencil" />
      <b>{name(seat)}</b>
    </span>
  );
}
