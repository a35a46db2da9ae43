import type { Connection, StudyRoom } from "@safehouse/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ensureGuest, loadClient } from "../../app/api.ts";
import { settings } from "../../app/settings.ts";
import { toast } from "../../app/toast.ts";
import { useText } from "../../text/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { de } from "./text/de.ts";
import { en } from "./text/en.ts";

export interface LeadStripProps {
  readonly id: string;
  readonly room: StudyRoom | null;
  readonly connection: Connection["status"];
  readonly isLeading: boolean;
  readonly isAlone: boolean;
  readonly onBack: () => void;
  /** Somebody has a name now. */
  readonly onName: () => void;
}

/** Who leads, and what one can do about it. */
export function LeadStrip({ id, room, connection, isLeading, isAlone, onBack, onName }: LeadStripProps): JSX.Element {
  const t = useText({ en, de });
  const [isHanding, setHanding] = useState(false);
  const [name, setName] = useState<string | null>(null);
  // With a name one leads as soon as the house has seen who that is.
  const [wantsLead, setWantsLead] = useState(false);
  const lead = async (guest: string): Promise<void> => {
    setHanding(false);
    // Whoever leads from now on begins where everybody is.
    onBack();
    const reply = await (await loadClient()).studies.lead(id, guest);
    if (reply.result === "failed") toast({ text: reply.error, tone: "refusal" });
  };
  const you = room?.you ?? null;
  useEffect(() => {
    if (!wantsLead || you === null) return;
    setWantsLead(false);
    void lead(you);
  }, [wantsLead, you]);
  const introduce = async (): Promise<void> => {
    const reply = await ensureGuest(name ?? "");
    if (reply.result === "failed") return toast({ text: reply.error, tone: "refusal" });
    setName(null);
    setWantsLead(true);
    onName();
  };
  const others = room?.people.filter(({ guest }) => guest !== room.you) ?? [];
  const said = (): string => {
    if (connection === "refused") return t.refused;
    if (room === null) return t.loading;
    if (connection !== "open") return t.offline;
    if (isLeading) return t.youLead(others.length + room.strangers);
    const name = room.leader?.name ?? t.somebody;
    if (!room.isLed) return room.leader === null ? t.noLeader : t.leaderGone(name);
    return isAlone ? t.alone(name) : t.follow(name);
  };
  return (
    <div class="study-strip" data-part="study-strip" data-role={isLeading ? "leads" : isAlone ? "alone" : "follows"}>
      <p role="status">{said()}</p>
      {isAlone && !isLeading && room !== null && (
        <Button size="small" tone="lit" icon="back" onClick={onBack} data-part="to-leader">
          {t.toLeader}
        </Button>
      )}
      {isLeading && (
        <Button size="small" icon="person" onClick={() => setHanding(true)} data-part="hand-on">
          {t.handOn}
        </Button>
      )}
      {room !== null && !isLeading && !room.isLed && (
        <Button
          size="small"
          icon="host"
          onClick={() => (you === null ? setName(settings.name.peek()) : void lead(you))}
          data-part="take-lead"
        >
          {t.takeLead}
        </Button>
      )}
      {name !== null && (
        <Dialog
          open
          title={t.takeLead}
          onClose={() => setName(null)}
          actions={
            <Button tone="lit" onClick={() => void introduce()}>
              {t.takeLead}
            </Button>
          }
        >
          <Field label={t.needName} value={name} onInput={setName} isRequired />
        </Dialog>
      )}
      {isHanding && (
        <Dialog open title={t.handTitle} onClose={() => setHanding(false)}>
          {others.length === 0 && <p>{t.handNobody}</p>}
          <div class="study-tools">
            {others.map(({ guest, name }) => (
              <Button key={guest} icon="person" onClick={() => void lead(guest)}>
                {name}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}
