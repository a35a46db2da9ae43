import { FACES, MOST_ADJUST } from "./content/symbols.ts";

/**
 * The board is one list of numbers, copied at once: bots and lab clone it thousands of times a second. First the numbers that every
 * match has, then SEAT_SIZE numbers a seat, then cells, symbols, things, rooms and special bars where `Table` says.
 */
export const STAGE = 0;
export const ROUND = 1;
/** Symbols not yet crossed on the four bars. */
export const TIME = 2;
export const TRACES = 3;
export const CARS = 4;
export const POLICE = 5;
/** The three dice as they fell; 0 before the throw. */
export const DICE = 6;
/** Who settles symbols now; -1 for nobody. */
export const SETTLER = 9;
/** Up to which seat dice bonuses have been given this round. */
export const BONUS_SEATS = 10;
/** The box that waits for any number (C-4.5), on the settler's sheet; -1 for none. */
export const OPEN_BOX = 11;
export const DRIVER = 12;
export const THROWS = 13;
export const ENDING = 14;
/** Colours that may not be crossed on the plan this round and the next, as bits. */
export const FORBIDDEN = 15;
export const FORBIDDEN_NEXT = 16;
/** 1 once the alarm has gone off. */
export const ALARM = 17;
export const FIRST_SEAT = 18;

/** The stages of a match. */
export const THROW_DICE = 0;
export const USE_DICE = 1;
export const LEAVE = 2;
export const CHOOSE_DRIVER = 3;
export const DRIVE = 4;
export const ESCAPE = 5;
export const OVER = 6;
/** the dice that nobody has used are thrown again. */
export const THROW_ANEW = 7;

/** How it ended. */
export const RAN_AWAY = 1;
export const ESCAPED = 2;
export const CAUGHT_BY_TRACES = 3;
export const CAUGHT_BY_POLICE = 4;
export const SNEAKED_OUT = 5;

/** What a seat has of its own, counted from `seatAt`. */
export const ASKED = 0;
/** Which of the three dice are used, as bits. */
export const USED = 1;
export const FINISHED = 2;
/** White symbols held: dice by face, ±X by X, and the three kinds of "any". */
export const HELD_DICE = 2;
export const HELD_ADJUST = HELD_DICE + FACES;
export const HELD_ANY = HELD_ADJUST + MOST_ADJUST + 1;
/** What was made ready for the next use: virtual dice by face, and shifts. */
export const READY_DICE = HELD_ANY + 2;
export const SHIFTS = READY_DICE + FACES + 1;
export const MOST_SHIFTS = 4;
export const SEAT_SIZE = SHIFTS + MOST_SHIFTS;

/** What a concert has of its own, counted from `concertAt`: steps crossed, and how many of them count this round. */
export const CONCERT_STEPS = 0;
export const CONCERT_NOW = 1;
/** A loud passage: up to which seat its symbol was offered, and 1 while the settler is asked. */
export const OFFERED = 2;
export const OFFERING = 3;
export const CONCERT_SIZE = 4;

/** A symbol of the plan: open, crossed, or not needed by this crew. */
export const CROSSED = 1;
export const NOT_NEEDED = 2;

/** A challenge or loot: out of reach, open, or overcome. */
export const OPEN = 1;
export const DONE = 2;
