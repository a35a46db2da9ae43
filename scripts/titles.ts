import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export interface TestTitle {
  /** From the repository's root, with forward slashes. */
  readonly file: string;
  readonly title: string;
}

const SUITES = ["test", "it", "describe"];
/** A test that does not run proves nothing. */
const NOT_RUN = ["skip", "todo", "fails"];

/** The titles of all tests and suites below `packages`, read from the sources without running them. */
export function testTitles(root: string): TestTitle[] {
  const files = globSync("packages/**/test/**/*.test.ts", { cwd: root, exclude: (name) => name === "node_modules" });
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    return titlesIn(source).map((title) => ({ file: file.replaceAll("\\", "/"), title }));
  });
}

export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  visit(ts.createSourceFile("test.ts", source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS));
  return titles;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const callee = calleeNames(node.expression);
      if (SUITES.includes(callee[0] ?? "")) {
        if (callee.some((name) => NOT_RUN.includes(name))) return;
        const title = textOf(node.arguments[0]);
        if (title !== null) titles.push(title);
      }
    }
    ts.forEachChild(node, visit);
  }
}

/** `test.each([…])` gives test, each. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeNames(callee.tag);
  return [];
}

function textOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join("");
}
