import type { BarLeft } from "@safehouse/games/clou/board";
import type { SpecialRule } from "@safehouse/games/clou/paper";
import type { Json } from "@safehouse/kernel";
import type { ComponentChildren, JSX } from "preact";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { IconName } from "../../../../ui/icon-names.ts";
import { useBeside } from "../context.ts";

/** What the crew has left. The usual crosses come by themselves; these buttons are for what the plan does besides. */
export function Bars(): JSX.Element {
  const { t, names, view, act, reader } = useBeside();
  const { bars, specials } = reader.readNight(view);
  const { rules, sneakOut } = reader.planOf(view);
  return (
    <div class="comp-bars">
      <Bar icon="time" name={names.bar("time")} {...bars.time} onCross={(count) => act({ do: "time", count })} />
      <Bar icon="trace" name={names.bar("traces")} {...bars.traces} onCross={(count) => act({ do: "traces", count })} />
      {specials.map(({ id, ...bar }) => (
        <Bar
          key={id}
          icon="double-circle"
          name={names.thing(id)}
          {...bar}
          onCross={() => act({ do: "bar", bar: id })}
          isOneWay
        >
          <BarRule rule={rules.find((rule) => rule.id === id)} />
        </Bar>
      ))}
      {sneakOut !== undefined && (
        <Button icon="forward" onClick={() => act({ do: "sneak-out" })}>
          {t.sneakedOut}
        </Button>
      )}
      <Button tone="danger" icon="alarm" onClick={() => act({ do: "alarm" })}>
        {t.alarm}
      </Button>
    </div>
  );
}

interface BarProps extends BarLeft {
  readonly icon: IconName;
  readonly name: string;
  /** Nothing is won back on it. */
  readonly isOneWay?: boolean;
  onCross(count: number): void;
  readonly children?: ComponentChildren;
}

/** What one of the plan's own bars is about: nobody has to find that on the paper first. */
function BarRule({ rule }: { readonly rule: SpecialRule | undefined }): JSX.Element | null {
  const { t, voice } = useBeside();
  if (rule?.rule !== "bar") return null;
  const isByItself = "time" in rule.when || "rolling" in rule.when;
  const words = voice.say({ id: "special.rule", args: { rule: rule.id, special: { ...rule } as Json } });
  return <p class="comp-small comp-bar-rule">{isByItself ? `${words} ${t.byItself}` : words}</p>;
}

function Bar({ icon, name, left, of, isOneWay = false, onCross, children }: BarProps): JSX.Element {
  const { t, words } = useBeside();
  return (
    <div class="comp-bar" data-part="bar">
      <p>
        <b>{name}</b>
        <span class="num" aria-hidden="true">
          {left}
        </span>
        <span class="vh">{words.barLeft(name, left, of)}</span>
      </p>
      <p class="comp-pips" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <span key={i} data-gone={i < of - left}>
            <Icon name={icon} />
          </span>
        ))}
      </p>
      <div class="comp-steps">
        {!isOneWay && (
          <button type="button" aria-label={t.winBack(name)} disabled={left >= of} onClick={() => onCross(-1)}>
            <Icon name="eraser" />
          </button>
        )}
        <button type="button" aria-label={t.crossOne(name)} disabled={left === 0} onClick={() => onCross(1)}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
