import { LONGEST_STORY, type PlanStory } from "@safehouse/games/clou/workshop";
import type { Language } from "@safehouse/kernel";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { useEditing } from "../context.ts";
import { setStory } from "../logic/edit.ts";

interface StoryFieldProps {
  readonly label: string;
  readonly language: Language;
}

/** What the crew is told before it starts. It counts when one leaves the field. */
export function StoryField({ label, language }: StoryFieldProps): JSX.Element {
  const { plan, t, changePlan } = useEditing();
  const id = useId();
  const story: PlanStory = plan.story ?? {};
  return (
    <div class="clw-story">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        lang={language}
        maxLength={LONGEST_STORY}
        placeholder={t.storyHint}
        value={story[language] ?? ""}
        onChange={({ currentTarget }) => changePlan(setStory(plan, language, currentTarget.value))}
      />
    </div>
  );
}
