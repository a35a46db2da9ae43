import type { JSX } from "preact";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { useSpokenTable } from "../context.ts";
import type { Link } from "../logic/chain.ts";
import type { Names } from "../names.ts";
import type { Words } from "../text/use-words.ts";
import { Tile } from "../tile.tsx";
import "./answers.css";

/** What would follow, told before it is done. */
export function Chain({ chain }: { readonly chain: readonly Link[] }): JSX.Element {
  const { t, names } = useSpokenTable();
  if (chain.length === 0) return <p class="clou-hint">{t.nothingFollows}</p>;
  return (
    <ol class="clou-chain" aria-label={t.chain}>
      {chain.map((link, i) => (
        // The same thing can happen twice in one move.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i} data-bad={isBad(link)}>
          <LinkIcon link={link} />
          <span>{linkWords(link, t, names)}</span>
        </li>
      ))}
    </ol>
  );
}

function LinkIcon({ link }: { readonly link: Link }): JSX.Element {
  return "gift" in link ? <Tile gift={link.gift} isFaded={link.type === "lapses"} /> : <Icon name={ICONS[link.type]} />;
}

const ICONS: { readonly [type in Exclude<Link, { gift: string }>["type"]]: IconName } = {
  line: "check",
  overcomes: "check",
  opens: "diamond",
  loots: "loot",
  bar: "eye",
  traces: "trace",
  time: "time",
  alarm: "alarm",
  caught: "prison",
};

function isBad(link: Link): boolean {
  const isCost = (link.type === "traces" || link.type === "time") && link.count > 0;
  return isCost || ["lapses", "bar", "alarm", "caught"].includes(link.type);
}

export function linkWords(link: Link, t: Words, names: Names): string {
  switch (link.type) {
    case "line":
      return t.chainLine(names.line(link.line));
    case "activates":
      return t.chainActivates(names.symbol(link.gift));
    case "lapses":
      return t.chainLapses(names.symbol(link.gift));
    case "gains":
      return t.chainGains(names.symbol(link.gift));
    case "overcomes":
      return t.chainOvercomes(names.thing(link.thing));
    case "opens":
      return t.chainOpens(names.thing(link.room));
    case "loots":
      return t.chainLoots(names.thing(link.loot), link.value);
    case "bar":
      return t.chainBar(names.thing(link.id), link.left);
    case "traces":
      return t.chainTraces(link.count);
    case "time":
      return t.chainTime(link.count);
    case "alarm":
      return t.chainAlarm;
    case "caught":
      return t.chainCaught;
  }
}
