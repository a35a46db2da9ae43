import { findOnShelf, hasExtra } from "@safehouse/games/shelf";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import "./print.css";
import type { OwnThings, PrintOrder } from "@safehouse/paper/order";
import type { PageProps } from "../../app/pages.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { download } from "../../play/download.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Page as Frame } from "../../ui/page.tsx";
import { companionPath } from "../companion/paths.ts";
import { useShareAddress } from "../../app/share-address.ts";
import { sheetCodes } from "./sheet-codes.ts";
import { recallInk, recallSize, rememberInk, rememberSize } from "./choices.ts";
import { fetchPdf } from "./fetch-pdf.ts";
import { handedOver } from "./handed-over.ts";
import { OrderForm, type Wish } from "./order-form.tsx";
import { Sheets } from "./sheets.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";
import { narrow, useOnTable } from "./use-on-table.ts";
import { usePages } from "./use-pages.ts";
import { type LoadedPaper, usePaper } from "./use-paper.ts";

/** A game on paper: what, how, and what comes out. */
export function Page({ params, query }: PageProps): JSX.Element {
  const t = useText({ en, de });
  const game = params["game"] ?? "";
  const language = settings.language.value;
  const name = findOnShelf(game)?.name[language] ?? game;
  const [attempt, setAttempt] = useState(0);
  const code = query.get("code");
  const loaded = usePaper(game, language, code, attempt);
  if (loaded.type === "ready") {
    const key = `${game} ${code ?? ""}`;
    return <Desk key={key} game={game} name={name} loaded={loaded} isFromTable={query.has("played")} />;
  }
  return (
    <Frame title={loaded.type === "none" ? t.unknown : t.titleOf(name)}>
      {loaded.type === "loading" && <p>{t.loading}</p>}
      {loaded.type === "refused" && (
        <>
          <Notice tone="danger">{t.ownRefused}</Notice>
          <p>
            <code translate={false}>{loaded.problem}</code>
          </p>
          <Button href={`/print/${game}`}>{t.withoutOwn}</Button>
        </>
      )}
      {loaded.type === "failed" && (
        <>
          <Notice tone="danger">{t.failed}</Notice>
          <Button onClick={() => setAttempt(attempt + 1)}>{t.retry}</Button>
        </>
      )}
    </Frame>
  );
}

interface DeskProps {
  readonly game: string;
  readonly name: string;
  readonly loaded: LoadedPaper & { readonly type: "ready" };
  /** Whoever comes from a table wants its marks. */
  readonly isFromTable: boolean;
}

function Desk({ game, name, loaded, isFromTable }: DeskProps): JSX.Element {
  const t = useText({ en, de });
  const { paper } = loaded;
  const hasMarks = paper.marks !== null && loaded.own === null;
  const match = useMemo(() => (hasMarks ? handedOver(game) : null), [game, hasMarks]);
  const [wish, setWish] = useState<Wish>(() => ({
    things: new Set(loaded.own?.things ?? paper.usual),
    size: recallSize(),
    ink: recallInk(),
    language: settings.language.peek(),
    isPlayed: isFromTable && match !== null,
  }));
  const change = (next: Partial<Wish>): void => {
    if (next.size !== undefined) rememberSize(next.size);
    if (next.ink !== undefined) rememberInk(next.ink);
    setWish((before) => ({ ...before, ...next }));
  };
  // Two presses may come before the first is drawn: each changes what the one before it left.
  const choose = (id: string, isWanted: boolean): void =>
    setWish((before) => {
      const things = new Set(before.things);
      if (isWanted) things.add(id);
      else things.delete(id);
      return { ...before, things };
    });
  const onTable = useOnTable(paper, match, settings.language.value);
  useEffect(() => {
    // Another scenario than the usual one may lie there.
    if (onTable !== null) setWish((before) => ({ ...before, things: new Set([...before.things, ...onTable.things]) }));
  }, [onTable]);
  const own = loaded.own ?? onTable?.own ?? null;
  const groups = onTable?.own?.groups ?? loaded.groups;
  const offered = wish.isPlayed && onTable !== null ? narrow(groups, onTable.things) : groups;
  const order = orderOf(game, own?.things ?? paper.things, wish, match, own);
  const [attempt, setAttempt] = useState(0);
  const address = useShareAddress();
  const codes = useMemo(() => sheetCodes(match, address), [match, address]);
  const pages = usePages(order === null || !wish.isPlayed ? order : { ...order, codes }, attempt);
  const [isMaking, setMaking] = useState(false);
  const save = async (): Promise<void> => {
    if (order === null || isMaking) return;
    setMaking(true);
    const answer = await fetchPdf(order);
    setMaking(false);
    if ("pdf" in answer) download(answer.pdf, `${t.fileName}-${game}-${order.size}.pdf`);
    else toast({ text: answer.problem === "busy" ? t.pdfBusy : t.pdfFailed, tone: "refusal" });
  };
  const why = order === null ? t.nothing : pages.type === "drawn" ? null : t.loading;
  return (
    <Frame
      title={t.titleOf(name)}
      lead={t.leadOf}
      wide
      actions={
        <>
          <Button tone="lit" icon="print" disabledWhy={why} onClick={() => print()}>
            {t.print}
          </Button>
          <Button
            icon="paper"
            disabledWhy={why ?? (navigator.onLine ? null : t.pdfOffline)}
            onClick={() => void save()}
          >
            {isMaking ? t.pdfMaking : t.pdf}
          </Button>
          {hasExtra(game, "companion") && (
            <Button icon="phone" href={companionPath(game, own?.code)}>
              {t.companion}
            </Button>
          )}
        </>
      }
    >
      <div class="print">
        <OrderForm groups={offered} wish={wish} mayBePlayed={match !== null} onChange={change} onChoose={choose} />
        <section class="print-preview" aria-labelledby="print-preview">
          <h2 id="print-preview" class="vh">
            {t.preview}
          </h2>
          <p class="print-count" role="status">
            {pages.type === "drawn" && order !== null ? `${t.pages(pages.pages.length)}. ${t.hint}` : (why ?? "")}
          </p>
          {pages.type === "refused" && (
            <Notice tone="danger">{pages.what === "elsewhere" ? t.elsewhere : t.unreadable}</Notice>
          )}
          {pages.type === "failed" && (
            <>
              <Notice tone="danger">{t.failed}</Notice>
              <Button onClick={() => setAttempt(attempt + 1)}>{t.retry}</Button>
            </>
          )}
          {pages.type === "drawn" && <Sheets pages={pages.pages} size={wish.size} />}
        </section>
      </div>
    </Frame>
  );
}

/** Null if nothing is wanted. Pages come in the game's order, whatever was chosen first. */
function orderOf(
  game: string,
  things: readonly string[],
  { isPlayed, things: wanted, ...looks }: Wish,
  match: string | null,
  own: OwnThings | null,
): PrintOrder | null {
  const chosen = things.filter((thing) => wanted.has(thing));
  if (chosen.length === 0) return null;
  const brought = isPlayed ? { match } : { match: null, ...(own !== null && { own: own.code }) };
  return { thing: `${game}/${chosen.join("+")}`, ...looks, ...brought };
}
