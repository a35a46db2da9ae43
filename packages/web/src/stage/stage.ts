import { canonical, type Json, UNDO, type Viewer } from "@safehouse/kernel";
import type { Moment, Told } from "../play/session.ts";
import { plainScenes, type Scenes, timeToRead } from "./beat.ts";
import type { StageClock } from "./clock.ts";
import { type Pace, stretch } from "./pace.ts";
import { dropTakenBack, shareOut } from "./rows.ts";

/** Whatever happens is shown no later than this, but for what a game lets nobody hurry through. */
export const MOST_BEHIND_MS = 4_000;
/** What could be seen for no longer than this is shown together with what follows. */
const TOO_SHORT_MS = 150;
/** However fast all else is shown, so long after a halt nothing follows: by then its paper lies there and holds the stage. */
const HALT_MS = 400;

/** What is to be seen at one time. */
export interface Shown {
  readonly moment: Moment;
  /** What happened since what was shown before: entries, or parts of them. */
  readonly told: readonly Told[];
  /** Changes whenever something else is shown. */
  readonly key: number;
  /** Changes whenever all that was shown is to be forgotten. */
  readonly emptied: number;
}

export interface StageOptions {
  readonly clock: StageClock;
  readonly onChange: () => void;
}

type Current = Pick<Waiting, "since" | "length" | "least" | "halts">;

const NOTHING_YET: Current = { since: Number.NEGATIVE_INFINITY, length: 0, least: 0, halts: false };

/** So long the last thing before a halt is seen. */
const BEFORE_HALT_MS = 500;

interface Waiting {
  readonly told: readonly Told[];
  readonly moment: Moment;
  readonly length: number;
  readonly least: number;
  readonly halts: boolean;
  /** When it became known. */
  readonly since: number;
}

/**
 * The one place that turns what happens into something seen. It is told every moment as soon as it is known, and shows them one after the
 * other, each for long enough; the host never waits for it, and it is never far behind.
 */
export class Stage {
  readonly #clock: StageClock;
  readonly #onChange: () => void;
  #scenes: Scenes = plainScenes;
  #pace: Pace = "normal";
  #isUrgent = false;
  #isPatient = false;
  #isPaused = false;
  #isHeld = false;
  #isAway = false;
  #viewer: Viewer | null = null;
  #now: Moment | null = null;
  #shown: Shown | null = null;
  #emptied = 0;
  #key = 0;
  /** The last entry of which something was shown. */
  #seen = 0;
  #waiting: Waiting[] = [];
  /** When the beat that is shown began, and how long it takes at the normal pace. */
  #current = NOTHING_YET;
  #callOff: (() => void) | null = null;
  /** What the viewer's own move comes to, if the host agrees: it is shown, or about to be, before the host has said so. */
  #foreseen: Moment["view"] | null = null;

  constructor({ clock, onChange }: StageOptions) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** What is asked, and what everything but drawing goes by. Null until something is known. */
  get now(): Moment | null {
    return this.#now;
  }

  /** What is drawn. Null until something is known. */
  get shown(): Shown | null {
    return this.#shown;
  }

  /** So many beats are still to come. While there are any, what is shown is not what is asked. */
  get left(): number {
    return this.#waiting.length;
  }

  /** So many events of an entry are still to come. */
  untold(entry: number): number {
    const rows = this.#waiting.flatMap(({ told }) => told).filter(({ n }) => n === entry);
    return rows.reduce((sum, { events }) => sum + events.length, 0);
  }

  /** What is shown is the viewer's own move on its way: nothing is asked meanwhile. */
  get isForeseen(): boolean {
    return this.#foreseen !== null;
  }

  /** Shows an own move before the host has said so. Only where all is shown. */
  foresee(view: Moment["view"], told: Told): void {
    const before = this.#now;
    if (before === null || this.#waiting.length > 0 || this.#isAway) return;
    const pending = before.pending.filter(({ id }) => id !== told.decision);
    this.#foreseen = view;
    this.#enqueueAll(before.view, [told], { ...before, view, pending, moves: [] });
    this.#showNext(1);
    this.#advance();
  }

  /** The move was refused, or nobody knows: what is shown is what is. */
  takeBack(): void {
    if (this.#foreseen === null) return;
    this.#forget();
    if (this.#now !== null) this.#show(this.#now, []);
    this.#onChange();
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** How a game's entries are split into beats. */
  setScenes(scenes: Scenes): void {
    this.#scenes = scenes;
  }

  setPace(pace: Pace): void {
    if (pace === this.#pace) return;
    this.#pace = pace;
    this.#advance();
  }

  /** A clock runs for the viewer: everything is at once. */
  setUrgent(isUrgent: boolean): void {
    if (isUrgent === this.#isUrgent) return;
    this.#isUrgent = isUrgent;
    this.#advance();
  }

  /** Nobody is asked anything at this table, so it may be behind for as long as it takes. */
  setPatient(isPatient: boolean): void {
    if (isPatient === this.#isPatient) return;
    this.#isPatient = isPatient;
    this.#advance();
  }

  /** Something lies over the table: nothing is played underneath. */
  setHeld(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return;
    this.#isHeld = isHeld;
    this.#goOn();
  }

  /** Nobody looks, or the line is down: what happens meanwhile is not played afterwards. */
  setAway(isAway: boolean): void {
    if (this.#isAway === isAway) return;
    this.#isAway = isAway;
    if (isAway) this.empty();
  }

  pause(isPaused: boolean): void {
    if (this.#isPaused === isPaused) return;
    this.#isPaused = isPaused;
    this.#goOn();
    this.#onChange();
  }

  /** Shows the next beat, paused or not. */
  step(): void {
    this.#showNext(1);
    this.#advance();
  }

  /** Shows what is now. */
  skip(): void {
    this.#showNext(this.#waiting.length);
  }

  /** Forgets what was shown and what waits, and shows what is now without a word. */
  empty(): void {
    this.#forget();
    this.#emptied++;
    if (this.#now !== null) this.#show(this.#now, []);
    this.#onChange();
  }

  /** Ends everything. */
  close(): void {
    this.#forget();
    this.#now = null;
    this.#shown = null;
  }

  /**
   * What this viewer knows now, and all that it was told. Null: nothing yet. A jump is not played. Safe to call again with the same
   * moment.
   */
  take(viewer: Viewer, now: Moment | null, log: readonly Told[], isJump = false): void {
    const before = viewer === this.#viewer ? this.#now : null;
    if (now !== null && now === before) return;
    this.#viewer = viewer;
    this.#now = now;
    const foreseen = this.#foreseen;
    this.#foreseen = null;
    if (now === null) return this.#leaveNothing();
    if (before === null || now.n < before.n || isJump || this.#isAway) return this.empty();
    const rows = log.filter(({ n }) => n > before.n && n <= now.n);
    const [first] = rows;
    const isOwn = rows.length <= 1 && (first === undefined || first.seat === viewer);
    if (foreseen !== null && isOwn && isSame(foreseen, now.view)) this.#confirm(now);
    else {
      // What was foreseen has not come to be, and nothing else waits beside it.
      if (foreseen !== null) this.#forget();
      if (rows.length === 0) this.#replaceLast(now);
      else this.#play(before, now, rows, viewer);
    }
    this.#advance();
  }

  /** It is what was foreseen, and told already: nothing is told twice. */
  #confirm(now: Moment): void {
    const last = this.#waiting.pop();
    if (last !== undefined) this.#waiting.push({ ...last, moment: now });
    else if (this.#shown !== null) {
      this.#seen = now.n;
      this.#shown = { ...this.#shown, moment: now };
    }
    this.#onChange();
  }

  #leaveNothing(): void {
    this.#forget();
    this.#emptied++;
    this.#shown = null;
    this.#onChange();
  }

  #forget(): void {
    this.#foreseen = null;
    this.#callOff?.();
    this.#callOff = null;
    this.#waiting = [];
    this.#current = NOTHING_YET;
  }

  /** The same entry is seen differently, such as one's own sealed answer. */
  #replaceLast(moment: Moment): void {
    const last = this.#waiting.pop();
    if (last !== undefined) this.#waiting.push({ ...last, moment });
    else this.#show(moment, []);
    this.#onChange();
  }

  #play(before: Moment, now: Moment, rows: readonly Told[], viewer: Viewer): void {
    const since = this.#clock.now();
    const isOwn = rows.some(({ seat }) => seat !== null && seat === viewer);
    if (rows.some(({ decision }) => decision === UNDO)) {
      const told = dropTakenBack([...this.#waiting.flatMap((each) => each.told), ...rows], this.#seen);
      this.#waiting = [{ told, moment: now, length: timeToRead(told.length), least: 0, halts: false, since }];
      if (isOwn) this.#showNext(1);
      return this.#onChange();
    }
    // What was done oneself is there at once, and everything before it, too.
    const untold = isOwn ? this.#waiting.splice(0).flatMap(({ told }) => told) : [];
    // A question that is open stays open: whoever is choosing is not interrupted by what others do meanwhile.
    const isAtOnce = this.#waiting.length === 0 && isStillAsked(before, now);
    this.#enqueueAll(before.view, rows, now, untold);
    if (isAtOnce) this.#showNext(this.#waiting.length);
    else if (isOwn) this.#showNext(1);
    this.#onChange();
  }

  /** Everything that leads from one view to a moment, beat by beat; `untold` is told with the first of them. */
  #enqueueAll(before: Moment["view"], rows: readonly Told[], now: Moment, untold: readonly Told[] = []): void {
    const since = this.#clock.now();
    const events = rows.flatMap((row) => row.events);
    const beats = this.#scenes(before, events, now.view);
    const shares = shareOut(rows, beats);
    for (const [i, { view, length, least = 0, halts = false }] of beats.entries()) {
      const isLast = i === beats.length - 1;
      const moment = isLast ? now : { ...now, view, pending: [], moves: [], outcome: null };
      const told = shares[i] ?? [];
      this.#enqueue({ told: i === 0 ? [...untold, ...told] : told, moment, length, least, halts, since });
    }
  }

  /** Where nothing is to be seen nobody is made to wait for it: it is shown with what follows. */
  #enqueue(next: Waiting): void {
    const last = this.#waiting.at(-1);
    if (last === undefined || last.length > 0) this.#waiting.push(next);
    else this.#waiting[this.#waiting.length - 1] = { ...next, told: [...last.told, ...next.told], since: last.since };
  }

  #goOn(): void {
    const now = this.#clock.now();
    // Who has waited for the table is not hurried through what it has to tell.
    if (!this.#stands) this.#waiting = this.#waiting.map((each) => ({ ...each, since: now }));
    this.#advance();
  }

  get #stands(): boolean {
    const isPlaying = this.stretch > 0 || this.#current.halts;
    return (this.#isPaused || (this.#isHeld && isPlaying)) && !this.#isUrgent;
  }

  /** Shows what is due, and waits for what is not. */
  #advance(isDue = false): void {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#stands) return;
    let count = 0;
    let wait = isDue ? 0 : this.#untilOver(this.#current, 0);
    while (count < this.#waiting.length && wait <= (count === 0 ? 0 : TOO_SHORT_MS)) {
      const next = this.#waiting[count] as Waiting;
      count++;
      wait = this.#untilOver({ ...next, since: this.#clock.now() }, count);
    }
    if (count > 0) this.#showNext(count);
    if (this.#waiting.length > 0) this.#callOff = this.#clock.after(wait, () => this.#advance(true));
  }

  /** How much longer everything takes than at the normal pace; nothing at all where all is at once. */
  get stretch(): number {
    return this.#isUrgent ? 0 : stretch(this.#pace);
  }

  /** How much longer a beat is shown, if those from `first` on are to follow in time. */
  #untilOver({ since, length, least, halts }: Current, first: number): number {
    const now = this.#clock.now();
    const left = Math.max(0, since + length * this.stretch - now);
    const isHalt = halts && !this.#isUrgent;
    // What led to a halt is seen before the paper lies over it, and nobody is hurried through what halts.
    const beforeHalt = this.#waiting[first]?.halts === true ? BEFORE_HALT_MS : 0;
    const unhurried = isHalt ? HALT_MS : Math.max(least, beforeHalt) * this.stretch;
    const atLeast = Math.max(0, since + unhurried - now);
    if (isHalt) return Math.max(left, atLeast);
    let speed = 1;
    let start = left;
    for (const each of this.#isPatient ? [] : this.#waiting.slice(first)) {
      if (start > 0) speed = Math.min(speed, Math.max(0, each.since + MOST_BEHIND_MS - now) / start);
      start += each.length * this.stretch;
    }
    return Math.max(left * speed, atLeast);
  }

  #showNext(count: number): void {
    const halt = this.#isUrgent ? -1 : this.#waiting.slice(0, count).findIndex(({ halts }) => halts);
    const shown = this.#waiting.splice(0, halt < 0 ? count : halt + 1);
    const last = shown.at(-1);
    if (last === undefined) return;
    this.#current = { since: this.#clock.now(), length: last.length, least: last.least, halts: last.halts };
    this.#show(
      last.moment,
      shown.flatMap(({ told }) => told),
    );
    this.#onChange();
  }

  #show(moment: Moment, told: readonly Told[]): void {
    this.#key++;
    this.#seen = this.#waiting.length === 0 ? moment.n : (told.at(-1)?.n ?? this.#seen);
    this.#shown = { moment, told, key: this.#key, emptied: this.#emptied };
  }
}

function isSame(foreseen: Moment["view"], view: Moment["view"]): boolean {
  return canonical(foreseen as unknown as Json) === canonical(view as unknown as Json);
}

function isStillAsked(before: Moment, now: Moment): boolean {
  return before.moves.some(({ decision }) => now.moves.some((move) => move.decision === decision));
}
