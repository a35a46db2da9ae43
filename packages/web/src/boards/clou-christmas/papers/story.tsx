import type { JSX } from "preact";
import { useDesk } from "../context.ts";
import { TopPaper } from "./top-paper.tsx";

/** What brings the crew together. */
export function StartStory({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const { t, say } = useDesk();
  return (
    <TopPaper title={t.title} close={t.storyOpen} onClose={onClose}>
      <p class="xmas-story">{say({ id: "story.start" })}</p>
    </TopPaper>
  );
}
