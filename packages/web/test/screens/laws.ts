import { canonical, found, type Json, type SeatDecision } from "@safehouse/kernel";
import type { TableViewer } from "@safehouse/testkit";
import { type Drawn, type Moment, openTable, type Table } from "./table.ts";

/** What was found wrong, in words; nothing if all is well. */
export type Faults = string[];

/** So many presses may be needed until every move was handed in. */
const PRESSES = 400;

/**
 * Presses whatever can be pressed, and on from there, until every listed move was handed in. Nothing else may be handed in, and the
 * same names pressed in the same order may not hand in two different moves: who listens could not tell them apart.
 */
export async function pressThrough(board: Drawn, moment: Moment, decision: SeatDecision): Promise<Faults> {
  const { game, state } = moment;
  const moves = game.moves(game.view(state, decision.seat), decision) as Json[];
  const listed = new Set(moves.map(canonical));
  const missing = new Set(listed);
  const faults: Faults = [];
  const meant = new Map<string, string>();
  const seen = new Set<string>();
  const paths: number[][] = [[]];
  let table = await begin();
  const beginning = drawing(table);
  let presses = 0;
  for (let path = paths.shift(); path !== undefined && missing.size > 0; path = paths.shift()) {
    const names = await follow(path);
    const here = drawing(table);
    if (seen.has(here)) continue;
    seen.add(here);
    for (const i of controlsOf(table.root).keys()) {
      if (missing.size === 0 || presses >= PRESSES) break;
      if (drawing(table) !== here) await follow(path);
      const control = found(controlsOf(table.root)[i]);
      const named = [...names, nameOf(control)].join(" › ");
      table.submitted.length = 0;
      presses++;
      table.press(control);
      for (const move of table.submitted.map(canonical)) {
        missing.delete(move);
        if (!listed.has(move)) faults.push(`${named} hands in ${move}, which is not listed`);
        if ((meant.get(named) ?? move) !== move) faults.push(`${named} is ${meant.get(named)} as well as ${move}`);
        meant.set(named, move);
      }
      if (table.submitted.length === 0 && drawing(table) !== here) paths.push([...path, i]);
    }
  }
  table.leave();
  for (const move of missing) faults.push(`nothing that can be pressed hands in ${move} (${decision.kind})`);
  return faults;

  async function begin(): Promise<Table> {
    const opened = openTable(board);
    await opened.show(moment, decision.seat);
    return opened;
  }

  /** Presses what leads there, at a table where nothing is picked up: a new one, if the old cannot be put in order. */
  async function follow(path: readonly number[]): Promise<string[]> {
    if (drawing(table) !== beginning) table.putDown();
    if (drawing(table) !== beginning) {
      table.leave();
      table = await begin();
    }
    return path.map((i) => {
      const control = found(controlsOf(table.root)[i]);
      const name = nameOf(control);
      table.press(control);
      return name;
    });
  }
}

/**
 * In two worlds that the viewer cannot tell apart, one device shows first what `before` sees and then what the viewer sees: the same
 * document both times, or something of another seat is in it.
 */
export async function compareDocuments(
  board: Drawn,
  moment: Moment,
  other: unknown,
  [before, viewer]: readonly [TableViewer, TableViewer],
): Promise<Faults> {
  const documents: string[] = [];
  for (const state of [moment.state, other]) {
    const table = openTable(board);
    await table.show({ ...moment, state }, before);
    await table.show({ ...moment, state }, viewer);
    documents.push(drawing(table));
    table.leave();
  }
  const [here = "", there = ""] = documents;
  if (here === there) return [];
  const at = [...here].findIndex((letter, i) => letter !== there[i]);
  return [
    `${viewer} sees a difference after ${before}: …${here.slice(at - 40, at + 80)}… or …${there.slice(at, at + 80)}…`,
  ];
}

/** What lights up comes first, so that moves are found soon. */
function controlsOf(root: Element): Element[] {
  const all = [...root.querySelectorAll("button, [role=button], [role=tab], summary")].filter(
    (control) =>
      !control.hasAttribute("disabled") &&
      control.getAttribute("aria-disabled") !== "true" &&
      control.closest("[inert]") === null,
  );
  const isLit = (control: Element): boolean => control.getAttribute("data-lit") === "true";
  return [...all.filter(isLit), ...all.filter((control) => !isLit(control))];
}

function nameOf(control: Element): string {
  const ids = control.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labels = ids.map((id) => control.ownerDocument.getElementById(id)?.textContent ?? "");
  return control.getAttribute("aria-label") ?? (labels.join(" ") || (control.textContent ?? "").trim());
}

/** Ids are counted through all that the page ever held: only where they stand counts. */
function drawing({ root }: Table): string {
  const names = new Map<string, string>();
  const given = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  for (const id of given) if (!names.has(id)) names.set(id, `id-${names.size}`);
  return root.innerHTML.replaceAll(/(id|for|aria-[a-z]+|href)="(#?)([^"]*)"/g, (_, name, hash, ids: string) => {
    const renamed = ids.split(" ").map((id) => names.get(id) ?? id);
    return `${name}="${hash}${renamed.join(" ")}"`;
  });
}
