import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Hat } from "../../ui/hat.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NumberStepper } from "../../ui/number-stepper.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { RuleTag } from "../../ui/rule-tag.tsx";
import { SeatChip } from "../../ui/seat-chip.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Switch } from "../../ui/switch.tsx";
import { SystemShare } from "../../ui/system-share.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { type Exhibits, Row } from "./exhibit.tsx";
import { useWords } from "./words.ts";

/** The components of every page, each in the states it can be in. */
export const UI_PARTS: Exhibits = { Buttons, Hats, Chips, Notices, Fields, Switches, Choices, Tabbed, Over, Shared };

const nothing = (): void => undefined;

function Buttons(): JSX.Element {
  const t = useWords();
  return (
    <>
      <Row>
        {(["lit", "plain", "ghost", "danger"] as const).map((tone) => (
          <Button key={tone} tone={tone}>
            {t.open}
          </Button>
        ))}
        <Button disabledWhy={t.why}>{t.closed}</Button>
        <Button pressed icon="check">
          {t.open}
        </Button>
      </Row>
      <Row>
        <Button size="small">{t.open}</Button>
        <Button size="big" tone="lit" icon="bag">
          {t.open}
        </Button>
        <IconButton icon="menu" label={t.more} />
        <IconButton icon="speech" label={t.more} badge={3} pressed />
        <Icon name="alarm" label={t.sound} />
        <RuleTag game="klaumau" rule="K-4.5" />
      </Row>
    </>
  );
}

function Hats(): JSX.Element {
  return (
    <Row>
      {Array.from({ length: 8 }, (_, seat) => (
        <Hat key={seat} seat={seat} isTurn={seat === 1} mark={seat === 2 ? "bot" : null} />
      ))}
      <Hat seat={0} size="small" mark="bot" isTurn />
      <Hat seat={3} size="big" />
    </Row>
  );
}

function Chips(): JSX.Element {
  const t = useWords();
  return (
    <Row>
      <SeatChip seat={0} name="Mo" kind="human" you />
      <SeatChip seat={1} name="Vera" kind="human" isHost isTurn />
      <SeatChip seat={2} name="Ada" kind="bot" line={t.points(3)} />
      <SeatChip seat={3} name="Kit" kind="human" isOffline />
    </Row>
  );
}

function Notices(): JSX.Element {
  const t = useWords();
  return (
    <>
      {(["info", "ok", "warning", "danger"] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          {t.words}
        </Notice>
      ))}
    </>
  );
}

function Fields(): JSX.Element {
  const t = useWords();
  const [value, setValue] = useState("Mo");
  const [nights, setNights] = useState(3);
  return (
    <>
      <Field label={t.name} value={value} onInput={setValue} help={t.nameHelp} />
      <Field label={t.name} value="?" onInput={nothing} error={t.nameError} />
      <NumberStepper label={t.nights} value={nights} min={1} max={5} onChange={setNights} />
    </>
  );
}

function Switches(): JSX.Element {
  const t = useWords();
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Switch label={t.sound} checked={isOn} onChange={setOn} help={t.soundHelp} />
      <Switch label={t.sound} checked={!isOn} onChange={(isOff) => setOn(!isOff)} />
      <Switch label={t.closed} checked={false} onChange={nothing} disabled />
    </>
  );
}

function Choices(): JSX.Element {
  const t = useWords();
  const [pace, setPace] = useState("slow");
  const options = [
    { value: "slow", label: t.slow, help: t.cellarMeans },
    { value: "quick", label: t.quick, help: t.roofMeans },
  ];
  return (
    <>
      <Choice label={t.pace} options={options} value={pace} onChange={setPace} />
      <Choice label={t.pace} options={options} value={pace} onChange={setPace} layout="row" />
    </>
  );
}

function Tabbed(): JSX.Element {
  const t = useWords();
  const [current, setCurrent] = useState<"first" | "second">("first");
  const tabs = [
    { id: "first", label: t.first },
    { id: "second", label: t.second, count: 2 },
  ] as const;
  return (
    <Tabs label={t.more} tabs={tabs} current={current} onChange={setCurrent}>
      <p>{t[current]}</p>
    </Tabs>
  );
}

/** What lies over the page is shown when it is asked for. */
function Over(): JSX.Element {
  const t = useWords();
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const close = (): void => setOpen(null);
  const inside: ComponentChildren = <p>{t.words}</p>;
  return (
    <Row>
      <Button onClick={() => setOpen("dialog")}>Dialog</Button>
      <Button onClick={() => setOpen("sheet")}>Sheet</Button>
      <Menu
        label={t.more}
        items={[
          { label: t.open, icon: "check", onSelect: nothing },
          { label: t.run, icon: "close", onSelect: nothing, danger: true },
        ]}
      />
      <Dialog open={open === "dialog"} title={t.report} onClose={close} actions={<Button>{t.onward}</Button>}>
        {inside}
      </Dialog>
      <Sheet open={open === "sheet"} title={t.report} onClose={close}>
        {inside}
      </Sheet>
    </Row>
  );
}

function Shared(): JSX.Element {
  const t = useWords();
  return (
    <Row>
      <CopyButton text={t.words} label={t.copy} />
      <SystemShare label={t.share} what={{ text: t.words }} />
      <div class="gallery-code">
        <QrCode text="https://example.org/join/1234" label={t.share} />
      </div>
    </Row>
  );
}
