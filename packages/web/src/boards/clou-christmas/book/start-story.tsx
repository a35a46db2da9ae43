import type { JSX } from "preact";
import { useDesk } from "../context.ts";

/** What brings the crew together. It stands in the book until the first box is settled, and keeps nobody from it. */
export function StartStory({ isOpen }: { readonly isOpen: boolean }): JSX.Element | null {
  const { t, view, say } = useDesk();
  if (view.campaign.phase !== "free") return null;
  return (
    <details class="xmas-start" data-part="story" open={isOpen}>
      <summary>{t.storyTitle}</summary>
      <p class="xmas-story">{say({ id: "story.start" })}</p>
    </details>
  );
}
