import type { JSX } from "preact";
import { Told } from "../../../kit/told.tsx";
import { Button } from "../../../ui/button.tsx";
import { type SpokenTable, useSpokenTable } from "../context.ts";
import { placeOf } from "../logic/chosen.ts";
import { Chain } from "./chain.tsx";
import { Said } from "./said.tsx";

/** Another settles symbols, or is just seen doing so: who is at what, what led to it, and what one has chosen for later. */
export function Ahead(): JSX.Element {
  const table = useSpokenTable();
  const { t, names, things, queued, queue, aim, news, lamp } = table;
  const at = queued === null ? null : placeOf(queued);
  if (at !== null) {
    const place = things.some(({ name }) => name === at) ? names.thing(at) : names.place(at);
    return (
      <>
        <div class="clou-said" data-part="queued">
          <h2>{t.queued(place)}</h2>
          <p class="clou-hint">
            {settlerAt(table)} {t.queuedHint}
          </p>
          {aim !== null && aim.after !== null && <Chain chain={aim.chain} />}
        </div>
        <Button class="clou-do" data-part="unqueue" onClick={() => queue(null)}>
          {t.unqueue}
        </Button>
      </>
    );
  }
  return (
    <>
      <Said title={settlerAt(table)} {...(lamp === "later" && { hint: t.aheadHint })} />
      {news.chain.length > 0 && <Told events={news.chain.slice(-MOST_TOLD)} />}
    </>
  );
}

/** More would not fit, and the log has it all. */
const MOST_TOLD = 3;

/** "Ben is crossing cunning." */
function settlerAt({ t, night, names, name }: SpokenTable): string {
  if (night.settler === null) return t.round(night.round);
  const who = name(night.settler);
  if (night.openBox !== null) return t.aheadNumber(who);
  return night.queue.length === 0
    ? t.aheadOffer(who)
    : t.aheadAt(who, t.and([...new Set(night.queue)].map(names.symbol)));
}
