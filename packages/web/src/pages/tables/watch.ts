import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { OwnTable, OwnTables, Reply } from "@safehouse/protocol";
import { announce } from "../../app/announce.ts";
import { isGuest, loadClient, rememberGuest } from "../../app/api.ts";
import { isPushOn } from "../../app/push-flag.ts";
import { location } from "../../app/router.ts";
import { settings } from "../../app/settings.ts";
import { playSound } from "../../app/sound.ts";
import { setTurnsWaiting } from "../../app/title.ts";
import { hasAdvance, hasKeptMoves } from "../../play/online/kept-flag.ts";
import { textIn } from "../../text/texts.ts";
import { notifyOfTurn } from "./notify.ts";
import { TURN_WORDS } from "./text/turns.ts";
import { keepDesk, recallDesk } from "./kept-desk.ts";
import { turnNews } from "./turns.ts";

/** While the page is looked at, and while it is not: somebody else's move is no matter of seconds there. */
const VISIBLE_MS = 15_000;
const HIDDEN_MS = 45_000;
const PAGE = 50;

const found = signal<readonly OwnTable[] | null>(null);
const reachable = signal(true);
let mine: readonly string[] | null = null;
let watching = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: Promise<void> | null = null;

/** This guest's tables, those to move at first; null until the server has told. Nobody's are none. */
export const ownTables: ReadonlySignal<readonly OwnTable[] | null> = computed(() => (isGuest.value ? found.value : []));

export const isReachable: ReadonlySignal<boolean> = reachable;

/** Keeps looking at this guest's tables, and says so when it becomes their turn. Ends when everybody who called has ended it. */
export function watchMyTables(): () => void {
  watching++;
  if (watching === 1) {
    if (isPushOn()) void import("../../app/push.ts").then(({ renewPush }) => renewPush());
    document.addEventListener("visibilitychange", lookSoon);
    addEventListener("online", lookSoon);
  }
  const stopFollowing = isGuest.subscribe(() => lookSoon());
  let isOn = true;
  return () => {
    if (!isOn) return;
    isOn = false;
    stopFollowing();
    watching--;
    if (watching > 0) return;
    document.removeEventListener("visibilitychange", lookSoon);
    removeEventListener("online", lookSoon);
    clearTimeout(timer);
  };
}

/** Something was done at a table: what is known may be old. */
export function lookSoon(): void {
  clearTimeout(timer);
  if (document.visibilityState === "visible") void lookNow();
  else schedule();
}

export function lookNow(): Promise<void> {
  asking ??= look().finally(() => {
    asking = null;
    schedule();
  });
  return asking;
}

function schedule(): void {
  clearTimeout(timer);
  if (watching === 0 || !isGuest.value) return;
  timer = setTimeout(() => void lookNow(), document.visibilityState === "visible" ? VISIBLE_MS : HIDDEN_MS);
}

async function look(): Promise<void> {
  if (!isGuest.value) {
    mine = null;
    setTurnsWaiting("elsewhere", 0);
    return;
  }
  const reply = await readAll();
  if (reply.result === "failed") {
    // The cookie is gone, or the server has forgotten this guest.
    if (reply.status === 401) rememberGuest(false);
    reachable.value = reply.status !== null;
    if (reply.status === null) found.value ??= recallDesk();
    return;
  }
  reachable.value = true;
  const own = reply.value;
  const news = turnNews(mine, own);
  mine = news.mine;
  found.value = own;
  keepDesk(own);
  setTurnsWaiting("elsewhere", news.mine.filter(isElsewhere).length);
  if (hasKeptMoves()) void sendWhatWasKept(own);
  void answerInAdvance(own).catch(() => {});
  tell(own.filter(({ id }) => news.fresh.includes(id)));
}

let sending: Promise<void> | null = null;

/** The line is back. */
function sendWhatWasKept(own: readonly OwnTable[]): Promise<void> {
  const send = async (): Promise<void> => {
    const { sendKept } = await import("../../play/online/send-kept.ts");
    const { dropMove, readKeptMoves, withdrawMove } = await import("../../play/online/kept-moves.ts");
    const store = { read: readKeptMoves, drop: dropMove, withdraw: withdrawMove };
    const arrived = await sendKept(await loadClient(), own, store);
    if (arrived > 0) lookSoon();
  };
  sending ??= send()
    .catch(() => {})
    .finally(() => (sending = null));
  return sending;
}

/** At tables that ask now. The one that is open here does so itself. */
async function answerInAdvance(own: readonly OwnTable[]): Promise<void> {
  const answered = own.filter(
    ({ id, match, isYourTurn }) => isYourTurn && match !== null && isElsewhere(id) && hasAdvance(match),
  );
  if (answered.length === 0) return;
  const { recallAdvance, rememberAdvance } = await import("../../play/online/advance.ts");
  const { sendAdvance } = await import("../../play/online/send-advance.ts");
  const store = { read: recallAdvance, drop: (match: string) => rememberAdvance(match, null) };
  await sendAdvance(await loadClient(), answered, store);
  lookSoon();
}

/** Page by page, as the server puts them in order: whoever plays that much has had many tables lately. */
async function readAll(): Promise<Reply<readonly OwnTable[]>> {
  const { tables } = await loadClient();
  const found: OwnTable[] = [];
  for (let from: number | null = 0; from !== null;) {
    const reply: Reply<OwnTables> = await tables.own({ from, limit: PAGE });
    if (reply.result === "failed") return reply;
    found.push(...reply.value.tables);
    from = reply.value.next;
  }
  return { result: "done", status: 200, value: found };
}

/** The table that is open here tells of its turns itself. */
function isElsewhere(table: string): boolean {
  return location.peek().path !== `/table/${table}`;
}

function tell(fresh: readonly OwnTable[]): void {
  const elsewhere = fresh.filter(({ id }) => isElsewhere(id));
  if (elsewhere.length === 0) return;
  playSound("turn");
  const t = textIn(settings.language.value, TURN_WORDS);
  announce(t.turnAnnounced(elsewhere.length));
  if (settings.notifications.value) for (const table of elsewhere) void notifyOfTurn(table);
}
