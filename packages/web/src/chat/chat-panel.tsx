import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../app/announce.ts";
import { toast } from "../app/toast.ts";
import { useText } from "../text/texts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { RuleTag } from "../ui/rule-tag.tsx";
import "./chat.css";
import type { Chat } from "./chat.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatGroupView } from "./chat-group.tsx";
import { groupMessages } from "./group.ts";
import { type Reported, ReportDialog } from "./report-dialog.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ChatPerson {
  readonly guest: string;
  readonly name: string;
  readonly seat: number;
}

export interface ChatPanelProps {
  readonly chat: Chat;
  /** Those who sit here: their hats, and whom one may listen to again. */
  readonly people: readonly ChatPerson[];
  /** The match asks for silence. */
  readonly isSilent: boolean;
  /** Why it does, in the words of its game. */
  readonly silence?: Silence | undefined;
}

export interface Silence {
  readonly game: string;
  readonly rule: string;
  readonly why: string;
}

/** Talk among those who sit at the table. All that people wrote is plain text here. */
export function ChatPanel({ chat, people, isSilent, silence }: ChatPanelProps): JSX.Element {
  const t = useText({ en, de });
  const messages = chat.messages.value;
  const muted = chat.muted.value;
  const groups = useMemo(() => groupMessages(messages, muted), [messages, muted]);
  const [reported, setReported] = useState<Reported | null>(null);
  const { log, isBelow, toNewest } = useFollowing(chat, messages.length);

  const setMuted = async (guest: string, name: string, isMuted: boolean): Promise<void> => {
    const failed = await (isMuted ? chat.mute(guest) : chat.unmute(guest));
    if (failed === null) announce(isMuted ? t.muted(name) : t.unmuted(name));
    else toast({ text: failed.error, tone: "refusal" });
  };
  const silenced = people.filter(({ guest }) => muted.includes(guest));
  return (
    <div class="chat" data-part="chat">
      <h2 class="caps chat-title">{t.title}</h2>
      {/* New messages are announced one by one elsewhere: a live region here would say them twice. */}
      <div ref={log} class="chat-log" tabIndex={0} role="group" aria-label={t.log}>
        {groups.length === 0 && <p class="chat-empty">{t.empty}</p>}
        <ol>
          {groups.map((group) => (
            <ChatGroupView
              key={group.lines[0]?.n}
              group={group}
              seat={people.find(({ guest }) => guest === group.guest)?.seat ?? null}
              isMe={group.guest === chat.me}
              onMute={(name) => void setMuted(group.guest, name, true)}
              onReport={(line, name) => setReported({ n: line.n, text: line.text, guest: group.guest, name })}
            />
          ))}
        </ol>
      </div>
      {isBelow && (
        <Button size="small" icon="down" class="chat-newest" onClick={toNewest}>
          {t.newer}
        </Button>
      )}
      {silenced.length > 0 && (
        <p class="chat-muted">
          <span>{t.mutedList}:</span>
          {silenced.map(({ guest, name }) => (
            <Button key={guest} tone="ghost" size="small" icon="mute" onClick={() => void setMuted(guest, name, false)}>
              {t.unmute(name)}
            </Button>
          ))}
        </p>
      )}
      {isSilent ? (
        <p class="chat-silent" role="status">
          <Icon name="mute" />
          <span>{silence?.why ?? t.silent}</span>
          {silence !== undefined && <RuleTag game={silence.game} rule={silence.rule} />}
        </p>
      ) : (
        <ChatForm chat={chat} onSaid={toNewest} />
      )}
      <ReportDialog
        chat={chat}
        reported={reported}
        onMute={(guest, name) => setMuted(guest, name, true)}
        onClose={() => setReported(null)}
      />
    </div>
  );
}

interface Following {
  readonly log: { current: HTMLDivElement | null };
  /** Something newer is below what is looked at. */
  readonly isBelow: boolean;
  toNewest(): void;
}

const NEAR = 48;

/** Stays at the newest message unless somebody reads further up, and marks as read what is on the screen. */
function useFollowing(chat: Chat, count: number): Following {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isBelow, setBelow] = useState(false);
  const toNewest = (): void => {
    isAtEnd.current = true;
    setBelow(false);
    log.current?.scrollTo({ top: log.current.scrollHeight });
  };
  const read = (): void => {
    if (chat.isShown && isAtEnd.current && document.visibilityState === "visible") chat.markRead();
  };
  useLayoutEffect(() => {
    if (isAtEnd.current) toNewest();
    else setBelow(true);
    read();
  }, [count]);
  useEffect(() => {
    const element = log.current;
    if (element === null) return;
    const watcher = new IntersectionObserver(([seen]) => {
      chat.isShown = seen?.isIntersecting === true;
      read();
    });
    const onScroll = (): void => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
      if (isAtEnd.current) setBelow(false);
      read();
    };
    watcher.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("visibilitychange", read);
    return () => {
      watcher.disconnect();
      chat.isShown = false;
      element.removeEventListener("scroll", onScroll);
      document.removeEventListener("visibilitychange", read);
    };
  }, [chat]);
  return { log, isBelow, toNewest };
}
