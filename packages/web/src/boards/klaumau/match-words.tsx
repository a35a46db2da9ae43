import { type Colour, toMatch } from "@safehouse/games/klaumau/board";
import type { JSX } from "preact";
import { Icon } from "../../ui/icon.tsx";
import { useTable } from "./context.ts";

/** "match 3 or sapphire": what the discard pile asks for, in words. */
export function MatchWords(): JSX.Element {
  const { view, t } = useTable();
  const asked = toMatch(view.table);
  if (asked === null) return <p class="klau-caption">&nbsp;</p>;
  return (
    // Other words are another line: what stood there does not move aside for them.
    <p key={[asked.kind, asked.value, ...asked.colours].join()} class="klau-caption klau-match">
      {t.match} <b>{useTheme()}</b>
      {asked.colours.length < 4 ? (
        asked.colours.map((colour) => <OrStone key={colour} colour={colour} />)
      ) : (
        <AllStones colours={asked.colours} />
      )}
    </p>
  );
}

function useTheme(): string {
  const { view, t, say } = useTable();
  const asked = toMatch(view.table);
  if (asked === null) return "";
  if (asked.value > 0) return String(asked.value);
  return asked.kind === "small" || asked.kind === "big" ? t.treasure : say({ id: `kind.${asked.kind}` });
}

function OrStone({ colour }: { colour: Colour }): JSX.Element {
  const { t, say } = useTable();
  return (
    <>
      {" "}
      {t.or} <Stone colour={colour} /> <b>{say({ id: `colour.${colour}` })}</b>
    </>
  );
}

function AllStones({ colours }: { colours: readonly Colour[] }): JSX.Element {
  const { t, say } = useTable();
  return (
    <>
      {" "}
      {t.or}{" "}
      {colours.map((colour) => (
        <Stone key={colour} colour={colour} label={say({ id: `colour.${colour}` })} />
      ))}
    </>
  );
}

function Stone({ colour, label }: { colour: Colour; label?: string }): JSX.Element {
  return (
    <span class="klau-stone" data-mark={colour}>
      <Icon name={colour} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
