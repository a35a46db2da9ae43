import type { Random } from "@safehouse/kernel";
import type { TableViewer } from "@safehouse/testkit";
import { PLAY } from "../acts.ts";
import { scenarioOf } from "../scenario/played.ts";
import { HINTS, HINTS_FOR_TWO, isTrue } from "../content/hints.ts";
import { needOf, SAFE_COUNT } from "../content/safes.ts";
import { BAG, type Face, KINDS, NO_CARD } from "../content/tools.ts";
import { clone, type State } from "../state.ts";

const SWAPS = 60;

/**
 * Another world for the same viewer, from: only the boss sees the safes, the alarm pile and the own
 * drawn hints; everybody knows the own hand, the own played and thrown cards, and what was told to all or to oneself. So safes and
 * cards may be others, as long as sorting the played cards again brings the same to light and every hint stays true.
 */
export function resample(state: State, viewer: TableViewer, random: Random): State {
  const world = clone(state);
  const own = viewer === "spectator" ? null : viewer;
  const isBoss = own === world.table.boss;
  if (!isBoss) {
    changeScreen(world, own, random);
    changeDrawnHints(world, random);
  }
  mixUnseenSafes(world, random);
  mixCards(world, state, own, isBoss, random);
  changeSecrets(world, own, isBoss, random);
  changeChoices(world, own, random);
  forgetOthersKnowledge(world, own);
  return world;
}

/** Tries other safes behind the screen. */
function changeScreen(world: State, own: number | null, random: Random): void {
  const { table } = world;
  for (let i = 0; i < 30 && world.screen.length > 0; i++) {
    const screen = world.screen.slice();
    const place = random.below(screen.length);
    const safe = random.below(SAFE_COUNT);
    if (screen.includes(safe) || table.gone.includes(safe)) continue;
    const old = screen[place];
    screen[place] = safe;
    const need = needOf(screen);
    const isStillTrue = table.told.every((told, n) => {
      const knows = told.hint !== 9 || told.seat === own;
      return !knows || isTrue(told.hint === 9 ? { ...told, tool: world.secrets[n] } : told, need);
    });
    if (!isStillTrue || !sortsAlike(world, need, null)) continue;
    world.screen = screen;
    for (const safes of [...world.safes, world.spare]) {
      const twice = safes.indexOf(safe);
      if (twice >= 0) safes[twice] = old;
    }
  }
}

/** again, from nothing: the cards by round, needed ones open, the rest onto the pile. */
function sortsAlike(world: State, need: readonly number[], wrong: readonly Face[] | null): boolean {
  const { table, faces } = world;
  const opened = Array<number>(KINDS).fill(0);
  const results: number[] = [];
  const buried: Face[] = [];
  for (let round = 1; round * (KINDS + 2) <= table.results.length; round++) {
    const result = Array<number>(KINDS + 2).fill(0);
    const cards = faces.filter((_, i) => table.acts[3 * i] === round && table.acts[3 * i + 2] === PLAY);
    for (const face of cards.toSorted((a, b) => a - b)) {
      if (face === BAG) result[KINDS]++;
      else if (opened[face] < need[face]) {
        opened[face]++;
        result[face]++;
      } else {
        result[KINDS + 1]++;
        buried.push(face);
      }
    }
    results.push(...result);
  }
  if (results.join() !== table.results.join()) return false;
  if (wrong !== null) return buried.join() === wrong.join();
  const isOpen = table.round > 0 && need.every((count, tool) => count === opened[tool]);
  if (isOpen) return false;
  world.wrong = buried;
  return true;
}

/** the face-down hints of a boss who drew six. */
function changeDrawnHints(world: State, random: Random): void {
  const { table } = world;
  if (table.six.length > 0 || world.six.length === 0) return;
  const seen = [...table.open, ...table.used];
  const { forbidden } = scenarioOf(table.config);
  const all = (table.seats === 2 ? HINTS_FOR_TWO : HINTS).filter((hint) => !forbidden.includes(hint));
  const hidden = world.six.map((hint) => {
    if (seen.includes(hint)) return hint;
    const others = all.filter((each) => !seen.includes(each));
    return others[random.below(others.length)];
  });
  if (new Set(hidden).size === 6) world.six = hidden.toSorted((a, b) => a - b);
}

/** Nobody has seen the safes in town, in the pile and in the box. */
function mixUnseenSafes(world: State, random: Random): void {
  const lists = [...world.safes, world.spare];
  const used = new Set([...world.screen, ...world.table.gone, ...lists.flat()]);
  const box = Array.from({ length: SAFE_COUNT }, (_, safe) => safe).filter((safe) => !used.has(safe));
  const places = [...lists, box].flatMap((list) => list.map((_, index) => ({ list, index })));
  for (let i = 0; i < SWAPS && places.length > 1; i++) {
    const [a, b] = [places[random.below(places.length)], places[random.below(places.length)]];
    [a.list[a.index], b.list[b.index]] = [b.list[b.index], a.list[a.index]];
  }
}

/** Cards that the viewer cannot see change places, as long as what it saw stays true. */
function mixCards(world: State, state: State, own: number | null, isBoss: boolean, random: Random): void {
  const { table } = world;
  const notOwn = (_: unknown, seat: number): boolean => seat !== own;
  const lists = [...world.hands.filter(notOwn), ...world.trash.filter(notOwn), world.pile];
  const places = lists.flatMap((list) => list.map((_, index) => ({ list, index })));
  for (const index of world.faces.keys()) {
    const isOthers = table.acts[3 * index + 1] !== own && table.acts[3 * index + 2] === PLAY;
    if (isOthers) places.push({ list: world.faces, index });
  }
  const need = needOf(world.screen);
  const isStillTrue = (): boolean =>
    sortsAlike(world, need, isBoss ? state.wrong : null) && (own === null || holdsKnown(world, own));
  for (let i = 0; i < SWAPS && places.length > 1; i++) {
    const [a, b] = [places[random.below(places.length)], places[random.below(places.length)]];
    const swap = (): void => {
      [a.list[a.index], b.list[b.index]] = [b.list[b.index], a.list[a.index]];
    };
    swap();
    if (!isStillTrue()) swap();
  }
  sortsAlike(world, need, isBoss ? state.wrong : null);
  for (const hand of world.hands) hand.sort((x, y) => x - y);
}

/** What the viewer saw of another hand is still there, but for as many as have left it unseen. */
function holdsKnown(world: State, own: number): boolean {
  const { seats } = world.table;
  return world.hands.every((hand, holder) => {
    const left = hand.slice();
    const gone = world.known[own * seats + holder].filter((face) => {
      const i = left.indexOf(face);
      if (i >= 0) left.splice(i, 1);
      return i < 0;
    });
    return gone.length <= world.missing[own * seats + holder];
  });
}

/** R-8.4: others' secrets may be any needed tool. */
function changeSecrets(world: State, own: number | null, isBoss: boolean, random: Random): void {
  const needed = needOf(world.screen).flatMap((count, tool) => (count > 0 ? [tool] : []));
  world.secrets = world.secrets.map((secret, i) => {
    const isKnown = secret === NO_CARD || isBoss || world.table.told[i].seat === own;
    return isKnown ? secret : needed[random.below(needed.length)];
  });
}

/** Hint 16: who has chosen what is not known until both have. */
function changeChoices(world: State, own: number | null, random: Random): void {
  const others = world.table.exchanging.filter((seat) => seat !== own);
  for (const seat of others) {
    const hand = world.hands[seat];
    world.chosen[seat] = random.below(2) === 0 ? NO_CARD : hand[random.below(hand.length)];
  }
  const { exchanging } = world.table;
  const isClosed = exchanging.length > 0 && exchanging.every((seat) => world.chosen[seat] !== NO_CARD);
  if (isClosed) world.chosen[others[random.below(others.length)]] = NO_CARD;
}

function forgetOthersKnowledge(world: State, own: number | null): void {
  const { seats } = world.table;
  for (let i = 0; i < world.known.length; i++) {
    if (Math.floor(i / seats) === own) continue;
    world.known[i] = [];
    world.missing[i] = 0;
  }
}
