import type { Client } from "@safehouse/protocol";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { announce } from "../app/announce.ts";
import { settings } from "../app/settings.ts";
import { toast } from "../app/toast.ts";
import { textIn } from "../text/texts.ts";
import { Chat, type Talk } from "./chat.ts";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

/**
 * The talk of a table for who sits there; null for who does not. What others say is announced. Where the talk is out of sight and may
 * show itself it is shown for a moment, which is read aloud, too.
 */
export function useChat(client: Client, talk: Talk, me: string | null, mayShow: boolean): Chat | null {
  const chat = useMemo(() => (me === null ? null : new Chat(client, talk, me)), [client, talk, me]);
  const isShowing = useRef(mayShow);
  isShowing.current = mayShow;
  useEffect(
    () =>
      chat?.onOthers(({ name, text }) => {
        const t = textIn(settings.language.value, { en, de });
        const words = t.said(name ?? t.forgotten, text);
        if (isShowing.current && !chat.isShown) toast({ text: words });
        else announce(words);
      }),
    [chat],
  );
  return chat;
}
