import { hasExtra } from "@safehouse/games/shelf";
import { navigate } from "../../app/router.ts";
import type { Session } from "../../play/session.ts";
import { useText } from "../../text/texts.ts";
import type { MenuItem } from "../../ui/menu.tsx";
import { handOver, type SheetCodeOf } from "./handed-over.ts";

/** By themselves: every table carries them, and the words of the page that prints only whoever goes there. */
const WORDS = { en: { print: "Print" }, de: { print: "Drucken" } };

/** From a table to its paper, with the marks that its viewer sees now and the codes of its sheets; nothing for a game without paper. */
export function usePrintItem(
  { game, now }: Pick<Session, "game" | "now">,
  sheets: readonly SheetCodeOf[] = [],
): { readonly item: readonly MenuItem[]; print(): void } {
  const t = useText(WORDS);
  const { id } = game.meta;
  const print = (): void => {
    const moment = now.peek();
    if (moment !== null) handOver({ game: id, view: moment.view, sheets });
    navigate(`/print/${id}?played`);
  };
  return { item: hasExtra(id, "paper") ? [{ label: t.print, icon: "print", onSelect: print }] : [], print };
}
