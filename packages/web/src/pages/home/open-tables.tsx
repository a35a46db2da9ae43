import { findOnShelf } from "@safehouse/games/shelf";
import type { OpenTables as OpenTableList } from "@safehouse/protocol";
import type { JSX } from "preact";
import { addressIn } from "../../app/base.ts";
import { settings } from "../../app/settings.ts";
import { Cover } from "../../shelf/cover.tsx";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useFresh } from "./use-fresh.ts";

type OpenTable = OpenTableList["tables"][number];

const SHOWN = 4;

/** Tables that anybody may join. Without any, or without a server, the page says nothing about them. */
export function OpenTables(): JSX.Element | null {
  const t = useText({ en, de });
  const tables = useFresh(loadOpen) ?? [];
  if (tables.length === 0) return null;
  return (
    <section class="home-open-tables" aria-labelledby="home-open">
      <h2 id="home-open" class="caps">
        {t.openTables}
      </h2>
      <ul class="home-open">
        {tables.slice(0, SHOWN).map((table) => (
          <OpenRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function OpenRow({ table }: { readonly table: OpenTable }): JSX.Element {
  const t = useText({ en, de });
  const { id, host, free, seats } = table;
  const game = findOnShelf(table.game);
  const title = host === null ? t.someTable : t.hostedBy(host);
  return (
    <li class="home-row">
      {game !== null && <Cover game={game} isSmall />}
      <span class="home-row-words">
        <b>{title}</b>
        <small>
          {game?.name[settings.language.value] ?? table.game} · {t.free(free, seats)}
        </small>
      </span>
      <Button size="small" href={`/table/${id}`}>
        {t.sitDown}
        <span class="vh">: {title}</span>
      </Button>
    </li>
  );
}

async function loadOpen(): Promise<readonly OpenTable[]> {
  if (!navigator.onLine) return [];
  // One plain question: whoever only looks in need not fetch all that can be asked.
  const response = await fetch(addressIn("/api/tables"));
  if (!response.ok) return [];
  const { tables } = (await response.json()) as OpenTableList;
  return tables.filter(({ free }) => free > 0);
}
