import { copyJson } from "@safehouse/kernel";
import { bundle, bundleKit, secret, secretKit, vote, voteKit } from "../../src/minis/index.ts";
import { plant, type Planted, withMemory } from "./plant.ts";

const bundleMemory = withMemory(bundle);
const secretMemory = withMemory(secret);
const voteMemory = withMemory(vote);
let lastSecret: Parameters<typeof secret.clone>[0] | null = null;

/** What tells somebody something that they must not know, and tests that would not notice. */
export const LEAKS: readonly Planted[] = [
  plant("leak-view", "the view shows everybody where the loot is", secret, secretKit, {
    view: (state, viewer) => ({ ...secret.view(state, viewer), loot: state.loot }),
  }),
  plant("leak-view", "the view shows how many cards others still hold while they pack", bundle, bundleKit, {
    view: (state, viewer) => ({ ...bundle.view(state, viewer), sizes: state.hands.map((hand) => hand.length) }),
  }),
  plant("leak-view", "the spectator sees what a seat sees", vote, voteKit, {
    view: (state, viewer) => ({ ...vote.view(state, viewer === "spectator" ? 0 : viewer), seat: null }),
  }),
  plant("leak-view", "the order of the view's list follows the hidden order of the pile", secret, secretKit, {
    view: (state, viewer) => ({ ...secret.view(state, viewer), keys: [...new Set(state.deck)] }),
  }),
  plant("leak-pending", "the name of a question counts on from what is hidden", secret, secretKit, {
    pending: (state) =>
      secret
        .pending(state)
        .map((decision) =>
          decision.kind === "search" ? { ...decision, id: `${decision.id}${state.loot ?? ""}` } : decision,
        ),
  }),
  plant("leak-moves", "a key that fits is listed first", secret, secretKit, {
    view: secretMemory.view,
    moves(view, decision) {
      const loot = secretMemory.stateOf(view)?.loot;
      const moves = secret.moves(view, decision);
      return moves.toSorted((a, b) => Number("box" in b && b.box === loot) - Number("box" in a && a.box === loot));
    },
  }),
  plant("leak-moves", "the question to a voter says how many have voted", vote, voteKit, {
    view: voteMemory.view,
    ask(view) {
      const ballots = voteMemory.stateOf(view)?.ballots ?? [];
      return { id: "ask.vote", args: { motion: ballots.filter((ballot) => ballot !== null).length } };
    },
  }),
  plant("leak-refusal", "the refusal depends on a card in another hand", bundle, bundleKit, {
    view: bundleMemory.view,
    check(view, decision, move) {
      const refusal = bundle.check(view, decision, move);
      const others = bundleMemory.stateOf(view)?.hands.filter((_, seat) => seat !== view.seat) ?? [];
      const isElsewhere = refusal?.rule === "L-1" && others.flat().includes(refusal.why.args?.["card"] as number);
      return isElsewhere ? { rule: "L-1", why: { id: "refused.full" } } : refusal;
    },
  }),
  plant("leak-event", "opened bags are not declared to reveal anything", bundle, bundleKit, {
    meta: { ...bundle.meta, events: { ...bundle.meta.events, packed: {} } },
  }),
  plant("leak-event", "a drawn key is told to everybody by an event that reveals nothing", secret, secretKit, {
    meta: { ...secret.meta, events: { ...secret.meta.events, drew: {} } },
    viewEvent: (event, viewer) => (event.type === "drew" ? event : secret.viewEvent(event, viewer)),
  }),
  plant("leak-event", "an answer that a searcher gave openly tells something about the loot", secret, secretKit, {
    apply(state, decision, move) {
      const { loot } = state;
      const events = secret.apply(state, decision, move);
      return events.map((event) => (event.type === "passed" ? { ...event, near: loot === 0 } : event));
    },
  }),
  plant(
    "resample-idle",
    "resample changes nothing",
    secret,
    { ...secretKit, hidden: () => ({}), resample: (state) => structuredClone(state) },
    {},
  ),
  plant(
    "resample-idle",
    "resample forgets one of the hidden things",
    secret,
    {
      ...secretKit,
      resample: (state, viewer, random) => ({ ...secretKit.resample(state, viewer, random), loot: state.loot }),
    },
    {},
  ),
  plant(
    "resample-law",
    "resample loses a card",
    bundle,
    {
      ...bundleKit,
      resample: (state, viewer, random) => ({ ...bundleKit.resample(state, viewer, random), rest: [] }),
    },
    {},
  ),
  plant(
    "resample-law",
    "resample changes the state it is given",
    bundle,
    {
      ...bundleKit,
      resample(state, viewer, random) {
        const other = bundleKit.resample(state, viewer, random);
        state.rest.reverse();
        return other;
      },
    },
    {},
  ),
  plant("imagine-idle", "imagine peeks at the real state", secret, secretKit, {
    view(state, viewer) {
      lastSecret = copyJson(state);
      return secret.view(state, viewer);
    },
    imagine: () => copyJson(lastSecret as NonNullable<typeof lastSecret>),
  }),
];
