import { signal } from "@preact/signals";
import { findOnShelf } from "@safehouse/games/shelf";
import type { OpenTable, OpenTables as PublicTables, PlayedTable } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { loadClient } from "../../app/api.ts";
import { Cover } from "../../shelf/cover.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { gameName } from "./game-name.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { ownTables } from "./watch.ts";

const REFRESH_MS = 10_000;
/** More than this to watch would only push the rest of the page away. */
const MOST_WATCHED = 8;

const found = signal<PublicTables | null>(null);

/** Public tables with a free seat, and those to watch: kept fresh while somebody looks. */
export function OpenTables(): JSX.Element {
  const t = useText({ en, de });
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.visibilityState === "visible" && void look(), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const own = ownTables.value?.map(({ id }) => id) ?? [];
  const others = <Table extends { readonly id: string }>(tables: readonly Table[]): readonly Table[] =>
    tables.filter(({ id }) => !own.includes(id));
  const tables = others(found.value?.tables ?? []);
  const playing = others(found.value?.playing ?? []).slice(0, MOST_WATCHED);
  return (
    <>
      <section>
        <h2 class="caps tables-heading">{t.openTables}</h2>
        {found.value !== null && tables.length === 0 && <p class="muted">{t.openNone}</p>}
        {tables.length > 0 && (
          <ul class="tables-open">
            {tables.map((table) => (
              <OpenRow key={table.id} table={table} />
            ))}
          </ul>
        )}
      </section>
      {playing.length > 0 && (
        <section>
          <h2 class="caps tables-heading">{t.playing}</h2>
          <ul class="tables-open">
            {playing.map((table) => (
              <PlayedRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OpenRow({ table }: { readonly table: OpenTable }): JSX.Element {
  const t = useText({ en, de });
  const game = findOnShelf(table.game);
  return (
    <li>
      {game !== null && <Cover game={game} isSmall />}
      <span class="tables-words">
        <b>{gameName(table.game)}</b>
        <small>
          {t.openBy(table.host)} · {t.openSeats(table.free, table.seats)}
        </small>
      </span>
      <Button href={`/table/${table.id}`} size="small">
        {t.sitDown}
        <span class="vh"> ({t.openBy(table.host)})</span>
      </Button>
    </li>
  );
}

function PlayedRow({ table }: { readonly table: PlayedTable }): JSX.Element {
  const t = useText({ en, de });
  const game = findOnShelf(table.game);
  const facts = [
    t.openBy(table.host),
    t.playedWith(table.seats - table.bots, table.bots),
    ...(table.watching > 0 ? [t.watchers(table.watching)] : []),
  ];
  return (
    <li>
      {game !== null && <Cover game={game} isSmall />}
      <span class="tables-words">
        <b>{gameName(table.game)}</b>
        <small>{facts.join(" · ")}</small>
      </span>
      <Button href={`/table/${table.id}`} size="small" icon="eye">
        {t.watch}
        <span class="vh"> ({t.openBy(table.host)})</span>
      </Button>
    </li>
  );
}

async function look(): Promise<void> {
  const { tables } = await loadClient();
  const reply = await tables.open();
  if (reply.result === "done") found.value = reply.value;
}
