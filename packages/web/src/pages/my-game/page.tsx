import type { JSX } from "preact";
import { useState } from "preact/hooks";
import "./my-game.css";
import type { PageProps } from "../../app/pages.ts";
import { navigate } from "../../app/router.ts";
import { toast } from "../../app/toast.ts";
import { download } from "../../play/download.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { gameName } from "../tables/game-name.ts";
import { forgetOwnPuzzles } from "../puzzles/own-puzzles.ts";
import { GameHabits } from "./game-habits.tsx";
import { eraseNotes } from "./notes.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { useNotes } from "./use-notes.ts";

/** What one does again and again in each game, held against the levels; and what to practise. */
export function Page({ query }: PageProps): JSX.Element {
  const t = useText({ en, de });
  const { notes, left, matches, setNotes } = useNotes();
  const [isAsked, setAsked] = useState(false);
  const games = [...new Set(notes.notes.map(({ game }) => game))].toSorted();
  const wanted = query.get("game");
  const latest = notes.notes.at(-1)?.game;
  const game = wanted !== null && games.includes(wanted) ? wanted : latest;
  const save = (): void => {
    const file = new Blob([JSON.stringify(notes, null, 1)], { type: "application/json" });
    download(file, "safehouse-my-game.json");
  };
  const erase = (): void => {
    setAsked(false);
    setNotes(eraseNotes(Date.now()));
    forgetOwnPuzzles();
    toast({ text: t.erased });
  };
  return (
    <Frame title={t.title} lead={t.lead} wide>
      <p class="my-counting" role="status" data-part="my-counting" data-left={left}>
        {left > 0 && t.counting(left)}
      </p>
      {game === undefined ? (
        left === 0 && (
          <div class="my-none">
            <h2>{t.none}</h2>
            <p class="muted">{t.noneLead}</p>
            <Button tone="lit" href="/">
              {t.toHome}
            </Button>
          </div>
        )
      ) : (
        <>
          <Tabs
            label={t.title}
            tabs={games.map((id) => ({ id, label: gameName(id) }))}
            current={game}
            onChange={(id) => navigate(`/my-game?game=${id}`, { replace: true })}
          >
            <GameHabits
              key={game}
              game={game}
              notes={notes.notes.filter((note) => note.game === game)}
              matches={matches.filter((match) => match.game === game)}
            />
          </Tabs>
          <section class="my-part">
            <h2>{t.data}</h2>
            <p class="muted">{t.dataLead}</p>
            <div class="my-acts">
              <Button icon="paper" onClick={save}>
                {t.export}
              </Button>
              <Button tone="danger" data-part="my-erase" onClick={() => setAsked(true)}>
                {t.erase}
              </Button>
            </div>
          </section>
        </>
      )}
      <Dialog
        open={isAsked}
        title={t.eraseTitle}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{t.cancel}</Button>
            <Button tone="danger" onClick={erase}>
              {t.erase}
            </Button>
          </>
        }
      >
        <p>{t.eraseLead}</p>
      </Dialog>
    </Frame>
  );
}
