import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { NumberStepper } from "../../../../ui/number-stepper.tsx";
import { RuleTag } from "../../../../ui/rule-tag.tsx";
import { useBeside } from "../context.ts";

export interface RoundOverProps {
  readonly open: boolean;
  onClose(): void;
}

/** C-3.4: who has left dice unused? Each costs a trace. Then time passes. */
export function RoundOver({ open, onClose }: RoundOverProps): JSX.Element {
  const { t } = useBeside();
  return (
    <Dialog open={open} title={t.unusedTitle} onClose={onClose}>
      <Unused onClose={onClose} />
    </Dialog>
  );
}

function Unused({ onClose }: { onClose(): void }): JSX.Element {
  const { t, voice, kept, act, id } = useBeside();
  const [unused, setUnused] = useState(() => kept.setup.thieves.map(() => 0));
  const sum = unused.reduce((total, dice) => total + dice, 0);
  return (
    <div class="comp-unused">
      <p>
        {t.unusedLead} <RuleTag game={id} rule="C-3.4" />
      </p>
      {unused.map((dice, seat) => (
        <NumberStepper
          // A seat is its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={seat}
          label={voice.name(seat)}
          value={dice}
          min={0}
          max={3}
          onChange={(value) => setUnused(unused.map((each, at) => (at === seat ? value : each)))}
        />
      ))}
      <Button
        tone="lit"
        size="big"
        onClick={() => {
          onClose();
          act({ do: "round-over", unused });
        }}
      >
        {t.unusedDone(sum)}
      </Button>
    </div>
  );
}
