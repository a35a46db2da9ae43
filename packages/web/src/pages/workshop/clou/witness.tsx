import { eventMessage, isObject } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { navigate } from "../../../app/router.ts";
import { toast } from "../../../app/toast.ts";
import { keepRecord } from "../../../play/replay/records.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { startLab } from "../lab/start-lab.ts";
import type { Tally, Trial } from "../lab/simulate.ts";
import type { Seen } from "../lab/witness.ts";
import { useEditing } from "./context.ts";

interface WitnessProps {
  readonly tallies: readonly Tally[];
  readonly trial: Trial;
}

/** The best night of the bots: proof that it can be done, and how. */
export function Witness({ tallies, trial }: WitnessProps): JSX.Element | null {
  const { t, names, sayOf } = useEditing();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [isOpen, setOpen] = useState(false);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  const best = tallies.reduce<Tally | null>(
    (a, b) => ((b.best?.points ?? -Infinity) > (a?.best?.points ?? -Infinity) ? b : a),
    null,
  );
  if (best === null || best.best === null) return null;
  const { crew } = best;
  const { points, seed } = best.best;
  const show = (): void => {
    setOpen(true);
    setSeen(null);
    worker.current?.terminate();
    const { game, config, level } = trial;
    worker.current = startLab({ type: "witness", shown: { game, config, level, crew, seed } }, (told) => {
      if (told.type === "witness") setSeen(told.seen);
      else if (told.type === "broken") setOpen(false);
    });
  };
  const watch = async (): Promise<void> => {
    try {
      if (seen?.record === null || seen === null) throw new Error("there is no record");
      navigate(`/replay/file/${await keepRecord(seen.record)}`);
    } catch {
      toast({ text: t.watchFailed, tone: "refusal" });
    }
  };
  const tell = sayOf(crewIn(seen?.config).map(names.thief));
  return (
    <>
      <p class="clw-best">{t.best(points, crew)}</p>
      <Button size="small" icon="eye" onClick={show}>
        {t.showBest}
      </Button>
      <Dialog
        open={isOpen}
        title={t.best(points, crew)}
        onClose={() => setOpen(false)}
        actions={
          <Button tone="lit" icon="forward" disabledWhy={seen === null ? t.opening : null} onClick={() => void watch()}>
            {t.watchBest}
          </Button>
        }
      >
        {seen === null ? (
          <p>{t.opening}</p>
        ) : (
          <ol class="clw-witness">
            {seen.events.map((event, i) => (
              <li key={i} data-type={event.type}>
                {tell(eventMessage(event))}
              </li>
            ))}
          </ol>
        )}
      </Dialog>
    </>
  );
}

function crewIn(config: unknown): string[] {
  return isObject(config) ? [config["thief1"], config["thief2"], config["thief3"]].map(String) : [];
}
