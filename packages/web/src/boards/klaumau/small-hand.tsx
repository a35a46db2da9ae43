import { found } from "@safehouse/kernel";
import type { JSX } from "preact";
import { fanOffset } from "../../kit/fan.ts";
import { SmallBack } from "./cards/back.tsx";
import { CardFace } from "./cards/face.tsx";

/** More backs than these tell no more than the number beside them. */
const MOST = 7;

/** Another's cards: backs and how many they are, or all of them open. */
export function SmallHand({ count, open }: { count: number; open: readonly string[] | null }): JSX.Element {
  const drawn = open?.length ?? Math.min(count, MOST);
  return (
    <span class="klau-small-hand" data-part="small-hand" data-open={open !== null} style={{ "--n": drawn }}>
      {Array.from({ length: drawn }, (_, i) => (
        <span key={i} class="klau-small-card" style={{ "--i": fanOffset(i, drawn) }}>
          {open === null ? <SmallBack /> : <CardFace name={found(open[i])} />}
        </span>
      ))}
      <b class="klau-count num">{count}</b>
    </span>
  );
}
