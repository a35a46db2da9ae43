import { distinctCards, type Random, shuffle } from "@safehouse/kernel";
import { isTrue } from "./content/hints.ts";
import { needOf, type SafeId } from "./content/safes.ts";
import { type Face, KINDS, NO_CARD } from "./content/tools.ts";
import { ownFacts } from "./deduction/facts.ts";
import { agreesWith } from "./deduction/inspections.ts";
import { type ImaginedCards, imagineCards } from "./imagining/cards.ts";
import { pickSafes, unseenSafes } from "./imagining/safes.ts";
import { drawableHints } from "./rules/preparing.ts";
import type { State } from "./state.ts";
import { cloneTable } from "./table.ts";
import type { View } from "./view.ts";

const TRIES = 400;

/** A world this viewer cannot tell from the real one: what it was told and saw is true, all else is dealt anew. */
export function imagine(view: View, _history: readonly unknown[], random: Random): State {
  const isDealt = view.table.round > 0 && view.table.target !== null;
  for (let i = 0; i < TRIES; i++) {
    const screen = guessScreen(view, random);
    if (screen === null) continue;
    const cards = isDealt ? imagineCards(view, needOf(screen), random) : emptyCards(view);
    if (cards !== null) return buildWorld(view, screen, cards, random);
  }
  throw new Error("what this viewer remembers contradicts itself");
}

/** The safes behind the screen: every hint the viewer knows is true of them, the open tools are needed, and what its own cards told holds. */
function guessScreen(view: View, random: Random): SafeId[] | null {
  const { table } = view;
  if (view.seat === table.boss) return view.safes.slice();
  const { finished, inspected } = ownFacts(view);
  const fits = (need: readonly number[]): boolean =>
    fitsWhatIsKnown(view, need) &&
    need.every((count, tool) => finished[tool] === 0 || count === table.opened[tool]) &&
    inspected.every((inspection) => agreesWith(inspection, need, 0));
  return pickSafes(table.safes, unseenSafes(table.gone, []), fits, random);
}

function fitsWhatIsKnown(view: View, need: readonly number[]): boolean {
  const { table } = view;
  let isMissing = table.round === 0;
  for (let tool = 0; tool < KINDS; tool++) {
    if (need[tool] < table.opened[tool]) return false;
    isMissing ||= need[tool] > table.opened[tool];
  }
  return isMissing && table.told.every((told, i) => isTrue(withSecret(told, view.secrets[i]), need));
}

const withSecret = <T extends { tool: number | null }>(told: T, secret: number): T =>
  secret === NO_CARD ? told : { ...told, tool: secret };

function emptyCards(view: View): ImaginedCards {
  const lists = (): Face[][] => view.sizes.map(() => []);
  return { hands: lists(), pile: [], trash: lists(), faces: view.faces.slice(), wrong: view.wrong.slice() };
}

function buildWorld(view: View, screen: SafeId[], cards: ImaginedCards, random: Random): State {
  const { table, seat } = view;
  const { seats } = table;
  const hidden = shuffle(random, unseenSafes(table.gone, screen));
  const world: State = {
    table: cloneTable(table),
    safes: table.buildings.map((count) => hidden.splice(0, count)),
    spare: hidden.splice(0, table.sparePile),
    screen,
    six: guessSix(view, random),
    hands: cards.hands,
    pile: cards.pile,
    trash: cards.trash,
    faces: cards.faces,
    wrong: cards.wrong,
    secrets: guessSecrets(view, screen, random),
    chosen: Array<Face>(seats).fill(NO_CARD),
    // What others have seen of hands, this viewer cannot know.
    known: Array.from({ length: seats * seats }, (_, i) =>
      Math.floor(i / seats) === seat ? view.known[i % seats].slice() : [],
    ),
    missing: Array.from({ length: seats * seats }, (_, i) =>
      Math.floor(i / seats) === seat ? view.missing[i % seats] : 0,
    ),
  };
  guessChoices(view, world, random);
  return world;
}

/** the face-down hints of a boss who drew them. */
function guessSix(view: View, random: Random): number[] {
  const { table } = view;
  if (view.six.length > 0 || table.target === null || table.stage === "six") {
    return table.target === null ? [] : view.six.slice();
  }
  const seen = [...new Set([...table.open, ...table.used])];
  const others = drawableHints(table).filter((hint) => !seen.includes(hint));
  return [...seen, ...shuffle(random, others).slice(0, 6 - seen.length)].sort((a, b) => a - b);
}

function guessSecrets(view: View, screen: readonly SafeId[], random: Random): number[] {
  const needed = needOf(screen).flatMap((count, tool) => (count > 0 ? [tool] : []));
  return view.table.told.map((told, i) => {
    if (told.hint !== 9 || view.secrets[i] !== NO_CARD) return view.secrets[i];
    return needed[random.below(needed.length)];
  });
}

/** Others may have chosen a card for the exchange or not; had both chosen, it would be over. */
function guessChoices(view: View, world: State, random: Random): void {
  const { exchanging } = view.table;
  if (view.seat !== null) world.chosen[view.seat] = view.chosen;
  const others = shuffle(
    random,
    exchanging.filter((seat) => seat !== view.seat),
  );
  const ownIsOpen = exchanging.length > others.length && view.chosen === NO_CARD;
  const mayHaveChosen = ownIsOpen ? others : others.slice(1);
  for (const seat of mayHaveChosen) {
    const choices = [NO_CARD, ...distinctCards(world.hands[seat])];
    world.chosen[seat] = choices[random.below(choices.length)];
  }
}
