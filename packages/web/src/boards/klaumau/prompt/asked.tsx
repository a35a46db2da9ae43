import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { Hat } from "../../../ui/hat.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useTable } from "../context.ts";

/** Who is asked at once. It stays the same until all have answered: nobody sees who has (K-8.2). */
export function Asked(): JSX.Element {
  const { pending, t, name } = useTable();
  if (pending.length < 2) return <></>;
  return (
    <p class="klau-asked" data-many={pending.length > 4 || found(pending[0]).kind !== "believe"}>
      <span class="klau-asked-hats">
        {pending.map(({ seat }) => (
          <Hat key={seat} seat={seat} size="small" />
        ))}
      </span>
      <span class="klau-asked-count" aria-hidden="true">
        <Icon name="crew" /> <b class="num">{pending.length}</b>
      </span>
      <span class="vh">{t.asked(t.cardList(pending.map(({ seat }) => name(seat))))}</span>
    </p>
  );
}
