import type { GameView, Message } from "@safehouse/kernel";
import type { ComponentChildren, JSX } from "preact";
import { settings } from "../../app/settings.ts";
import { stillProps } from "../../boards/still-props.ts";
import { answering } from "../../kit/answering.ts";
import { type KitTable, makeTable } from "../../kit/table.tsx";
import { useWords } from "./words.ts";

/** A way that may be gone: all that the gallery's game has to answer with. */
export interface Way {
  readonly do: string;
  readonly card?: number;
}

const VIEW: GameView = { seat: 0, silent: false };
const [LaidTable] = makeTable<KitTable<GameView, Way>>();

interface SampleProps {
  /** What of the table is different from one where nobody is asked. */
  readonly differs?: Partial<KitTable<GameView, Way>>;
  readonly isAsked?: boolean;
  readonly children: ComponentChildren;
}

/** A table of four that parts of the kit can stand on. What is pressed leads nowhere. */
export function SampleTable({ differs = {}, isAsked = false, children }: SampleProps): JSX.Element {
  const t = useWords();
  const say = ({ id }: Message): string =>
    id.startsWith("wait.") ? t.waiting : id === "event.opened" ? t.opened : t.heard;
  const still = stillProps<GameView, Way, { readonly type: string }>({
    view: VIEW,
    before: null,
    events: [],
    shows: null,
    people: ["Mo", "Vera", "Ada", "Kit"],
    language: settings.language.value,
    say,
  });
  const decision = { id: "way:0:1", seat: 0, kind: "way" };
  const asked = isAsked ? [{ decision, text: t.question, moves: [{ do: "roof" }] }] : [];
  const props = {
    ...still,
    seats: still.seats.map((seat, i) => (i === 2 ? { ...seat, kind: "bot" as const } : seat)),
    isYou: (seat: number) => seat === 0,
    pending: [isAsked ? decision : { ...decision, seat: 1 }],
    questions: asked,
    weigh: (_decision: string, move: Way) => (move.do === "run" ? ("final" as const) : ("plain" as const)),
    undo: () => undefined,
    ...differs,
  };
  return <LaidTable table={{ ...props, ...answering(props) }}>{children}</LaidTable>;
}
