import { globSync } from "node:fs";
import { ROOT } from "../tool.ts";

/** Code whose changes tests must notice, and the tests that are asked. */
export interface Target {
  readonly name: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/**
 * Where a game's rules are: what may be answered, what is refused, what is open, what an answer does and who has won. Content, texts,
 * bots, views and what only a board needs are proven otherwise.
 */
const RULES = ["rules/**/*", "answers", "apply", "moves", "outcome", "pending", "refusals*"];

/**
 * A game's tests that play whole matches by the hundred would do so again for every mutant. Nor are recorded matches asked: they tell
 * that something has changed, not that a rule is kept.
 */
const LEFT_OUT =
  /^packages\/games\/[^/]+\/test\/(conform|bots|balance|turn|own|schema|whole-|fixtures)[^/]*\.test\.ts$/;

export function findTargets(): Target[] {
  return [
    ofGame("klaumau", [], ["klaumau"]),
    ofGame("robnrun", ["acts", "telling"], ["robnrun"]),
    // Again! is a library of plans: its rules are Clou's. What only a sequel plays is proven by the sequel's tests.
    ofGame("clou", ["points"], ["clou", "clou-again", "clou-christmas"]),
    ofGame("clou-christmas", ["campaign"], ["clou-christmas"]),
    target("kernel", ["packages/kernel/src/**/*.ts"], ["packages/{kernel/test/**/*,host/test/bookmark}.test.ts"]),
    target("host", ["packages/host/src/**/*.ts"], ["packages/host/test/**/*.test.ts"]),
  ];
}

function ofGame(game: string, more: readonly string[], testedBy: readonly string[]): Target {
  return target(
    game,
    [...RULES, ...more].map((path) => `packages/games/${game}/${path}.ts`),
    testedBy.map((tested) => `packages/games/${tested}/test/**/*.test.ts`),
  );
}

function target(name: string, mutate: readonly string[], tests: readonly string[]): Target {
  return { name, mutate: list(mutate), tests: list(tests).filter((path) => !LEFT_OUT.test(path)) };
}

function list(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: ROOT })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
}
