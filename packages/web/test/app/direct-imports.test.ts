import type { Rollup } from "vite";
import { expect, test } from "vitest";
import { DirectImports } from "../../build/direct-imports.ts";

type Bundle = Rollup.OutputBundle;

function chunk(fileName: string, code: string, more: Partial<Rollup.OutputChunk> = {}): Rollup.OutputChunk {
  return { type: "chunk", fileName, code, imports: [], facadeModuleId: null, ...more } as Rollup.OutputChunk;
}

function prepared(...chunks: readonly Rollup.OutputChunk[]): DirectImports {
  const direct = new DirectImports();
  const bundle: Bundle = Object.fromEntries(chunks.map((each) => [each.fileName, each]));
  const { generateBundle } = direct.plugin as unknown as { generateBundle: (options: unknown, bundle: Bundle) => void };
  generateBundle({}, bundle);
  return direct;
}

test("who asks for a file that only passes on goes past it, and gets the same names", () => {
  const page = chunk("assets/page.js", "e(()=>import(`./plan-1.js`),M);import(`./whole-3.js`)");
  const plan = chunk("assets/plan-1.js", 'export{f as Plan,g}from"./later-2.js";', { imports: ["assets/later-2.js"] });
  const whole = chunk("assets/whole-3.js", 'import{a}from"./later-2.js";export{a as b};');
  prepared(page, plan, whole);
  expect(page.code).toBe("e(()=>import(`./later-2.js`).then(e=>({Plan:e.f,g:e.g})),M);import(`./whole-3.js`)");
});

test("what is asked of a file is picked out of it once", () => {
  const page = chunk(
    "assets/page.js",
    "(await p(async()=>{let{Plan:e}=await import(`./plan-1.js`);return{Plan:e}},[])).Plan;" +
      "async()=>{let{f:e,g:t}=await import(`./plan-1.js`).then(e=>({f:e.n,g:e.t}));return{f:e,g:t}};" +
      "async()=>{let{f:e}=await import(`./plan-1.js`);return{g:e}};" +
      "(await p(async()=>{let{g:e}=await import(`./plan-1.js`).then(e=>({f:e.n,g:e.t}));return{g:e}},D,u)).g",
  );
  prepared(page, chunk("assets/plan-1.js", "export{Plan,f,g};"));
  expect(page.code).toBe(
    "(await p(()=>import(`./plan-1.js`),[])).Plan;" +
      "()=>import(`./plan-1.js`).then(e=>({f:e.n,g:e.t}));" +
      "async()=>{let{f:e}=await import(`./plan-1.js`);return{g:e}};" +
      "(await p(()=>import(`./plan-1.js`),D,u)).t",
  );
});

test("beside a file comes what it needs and is not there; parts for the few say themselves what they need", () => {
  const index = chunk("assets/index.js", "", {
    imports: ["assets/shell.js"],
    facadeModuleId: "/house/packages/web/index.html",
  });
  const shell = chunk("assets/shell.js", "");
  const table = chunk("assets/table.js", "", { imports: ["assets/kit.js"] });
  const board = chunk("assets/board.js", "", { facadeModuleId: "/house/packages/web/src/boards/klaumau/index.tsx" });
  const lesson = chunk("assets/lesson.js", "", {
    facadeModuleId: "/house/packages/web/src/boards/klaumau-lesson/lesson.ts",
  });
  const direct = prepared(index, shell, table, chunk("assets/kit.js", ""), board, lesson);
  const needed = ["assets/board.js", "assets/shell.js", "assets/kit.js", "assets/cards.js"];
  const host = { hostId: "assets/table.js" };
  expect(direct.besides("assets/board.js", needed, host)).toEqual(["assets/board.js", "assets/cards.js"]);
  expect(direct.besides("assets/lesson.js", needed, host)).toEqual([]);
  // It alone is asked for anyway.
  expect(direct.besides("assets/board.js", ["assets/board.js", "assets/kit.js"], host)).toEqual([]);
});
