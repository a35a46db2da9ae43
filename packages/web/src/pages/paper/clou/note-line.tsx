import type { JSX } from "preact";
import { RuleTag } from "../../../ui/rule-tag.tsx";
import { useDesk } from "./desk.ts";
import { writtenOf } from "./written.ts";

/** What was entered by itself, or was not entered: somebody else was quicker, or the rules forbid it. */
export function NoteLine(): JSX.Element | null {
  const { entry, t, seat, names, voice, id } = useDesk();
  const { note } = entry;
  if (note === null) return null;
  if (note.type === "itself") {
    const { title, brings } = writtenOf(note.events, seat, t, names);
    return (
      <p class="entry-note" role="status" data-part="note" data-type={note.type}>
        {t.byItself([title, brings].filter(Boolean).join(" – "))}
      </p>
    );
  }
  const first = (note.first ?? []).flatMap(({ events }) => voice.tell(events));
  const why = note.refusal === undefined ? (note.why ?? "") : voice.say(note.refusal.why);
  return (
    <p class="entry-note" role="alert" data-part="note" data-type={note.type}>
      {first.length > 0 && `${t.first(first.join(" "))} `}
      {t.notEntered(why)} {note.refusal !== undefined && <RuleTag game={id} rule={note.refusal.rule} />}
    </p>
  );
}
