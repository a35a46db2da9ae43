import type { JSX } from "preact";
import { settings } from "../app/settings.ts";
import { useText } from "../text/texts.ts";
import { Hat } from "../ui/hat.tsx";
import { Menu } from "../ui/menu.tsx";
import type { ChatGroup, ChatLine } from "./group.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface ChatGroupProps {
  readonly group: ChatGroup;
  /** Null for somebody who no longer sits here. */
  readonly seat: number | null;
  readonly isMe: boolean;
  onMute(name: string): void;
  onReport(line: ChatLine, name: string): void;
}

/** What one person said in a row. */
export function ChatGroupView({ group, seat, isMe, onMute, onReport }: ChatGroupProps): JSX.Element {
  const t = useText({ en, de });
  const name = isMe ? t.you : (group.name ?? t.forgotten);
  const last = group.lines.at(-1);
  const time = new Date(group.at);
  const items = [
    { label: t.mute(name), icon: "mute" as const, onSelect: () => onMute(name) },
    ...(last === undefined
      ? []
      : [{ label: t.report, icon: "warning" as const, onSelect: () => onReport(last, name), danger: true }]),
  ];
  return (
    <li class={isMe ? "chat-group chat-mine" : "chat-group"} data-part="chat-group">
      <header>
        {seat !== null && <Hat seat={seat} size="small" />}
        <b>{name}</b>
        <time dateTime={time.toISOString()}>{timeText(time)}</time>
        {!isMe && <Menu label={t.more(name)} icon="menu" items={items} />}
      </header>
      {group.lines.map(({ n, text }) => (
        <p key={n} dir="auto">
          {text}
        </p>
      ))}
    </li>
  );
}

/** Today's with the time alone. */
function timeText(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString();
  const language = settings.language.value === "de" ? "de" : "en-GB";
  return new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    ...(!isToday && { day: "numeric", month: "short" }),
  }).format(time);
}
