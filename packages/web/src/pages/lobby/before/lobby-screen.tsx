import { findOnShelf } from "@safehouse/games/shelf";
import type { Options } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { setHeading, setTitle } from "../../../app/title.ts";
import { settings } from "../../../app/settings.ts";
import type { Chat } from "../../../chat/chat.ts";
import { ChatPanel } from "../../../chat/chat-panel.tsx";
import { Cover } from "../../../shelf/cover.tsx";
import { useText } from "../../../text/texts.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { optionFields } from "../../new-table/option-fields.ts";
import { setOptions } from "../../new-table/set-options.ts";
import { gameName } from "../../tables/game-name.ts";
import type { Doings } from "../doings.ts";
import type { TableView } from "@safehouse/protocol";
import { chatPeople } from "../chat-people.ts";
import { isInvited, isSeated } from "../logic/rights.ts";
import { de } from "../text/de.ts";
import { en } from "../text/en.ts";
import { useGame } from "../use-game.ts";
import { Watching } from "../watching.tsx";
import { InviteDialog, InviteStrip } from "./invite.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { SeatList } from "./seat-list.tsx";
import { StartBar } from "./start-bar.tsx";

export interface LobbyScreenProps {
  readonly table: TableView;
  readonly doings: Doings;
  readonly chat: Chat | null;
}

/** A table until its match begins. */
export function LobbyScreen({ table, doings, chat }: LobbyScreenProps): JSX.Element {
  const t = useText({ en, de });
  const game = useGame(table.game);
  const book = findOnShelf(table.game);
  const name = gameName(table.game);
  const isWide = useMedia("(min-width: 761px)");
  const { fields, config } = useMemo(() => {
    if (game === null) return { fields: [], config: {} };
    const set = setOptions(game, table.config as Options, table.seats.length);
    const fields = optionFields(set.schema, game.texts);
    // Where people wish for themselves, nobody chooses for them.
    const asked = game.game.wishes === undefined ? fields : fields.filter(({ seat }) => seat === null);
    return { fields: asked, config: set.config };
  }, [game, table]);
  const [isInviting, setInviting] = useState(false);
  const [wish, setWish] = useState({ seat: null as number | null, call: 0 });
  useEffect(() => {
    setTitle(`${name} · ${t.gettingReady}`);
    // A phone's header has no room beside the house's name: there the page says it itself.
    setHeading(isWide ? name : null, t.gettingReady);
    return () => setHeading(null);
  }, [name, t, isWide]);
  return (
    <div class="lobby">
      <h1 class="lobby-title">
        {name}
        <span class="vh">, {t.gettingReady}</span>
      </h1>
      <div class="lobby-columns">
        {book !== null && (
          <aside class="lobby-game">
            <Cover game={book} />
            <p class="muted">{book.blurb[settings.language.value]}</p>
          </aside>
        )}
        <section class="lobby-who" aria-labelledby="lobby-who-title">
          <header class="lobby-head">
            <h2 id="lobby-who-title">{t.who}</h2>
            {table.watching > 0 && <Watching count={table.watching} />}
          </header>
          <SeatList
            table={table}
            doings={doings}
            game={game}
            fields={fields}
            config={config}
            onStranger={(seat) => setWish(({ call }) => ({ seat, call: call + 1 }))}
            onInvite={() => setInviting(true)}
          />
          {isSeated(table) && !isInvited(table) && <InviteStrip table={table} onMore={() => setInviting(true)} />}
        </section>
        {chat !== null && (
          <section class="lobby-chat">
            <ChatPanel chat={chat} people={chatPeople(table, t.forgotten)} isSilent={false} />
          </section>
        )}
        <OptionsPanel table={table} doings={doings} game={game} fields={fields} config={config} />
      </div>
      <StartBar table={table} doings={doings} wish={wish} game={game} />
      <InviteDialog table={table} open={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}
