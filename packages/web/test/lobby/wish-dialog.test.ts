// @vitest-environment happy-dom
import type { SeatWishes } from "@safehouse/kernel";
import { createElement, render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { WishDialog } from "../../src/wishes/wish-dialog.tsx";

const wishes: SeatWishes = {
  choices: ["bruce", "matt"],
  name: (choice) => ({ id: choice }),
  role: (choice) => ({ id: choice }),
};

test("whoever looks at somebody while the dialog is still opening wishes for them", async () => {
  const onChoose = vi.fn();
  const root = document.createElement("main");
  document.body.append(root);
  const props = {
    ...{ game: "clou", wishes, choice: null, onChoose, Candidate: () => null, open: true, onClose: vi.fn() },
    say: ({ id }: { readonly id: string }) => id,
    othersFor: () => [],
  };
  // Drawn, but what is done after that is not done yet.
  render(createElement(WishDialog, props), root);
  root.querySelector("[value=matt]")?.dispatchEvent(new Event("change", { bubbles: true }));
  await act(() => undefined);
  root.querySelector("[data-tone=lit]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(onChoose.mock.calls).toEqual([["matt"]]);
  await act(() => render(null, root));
});
