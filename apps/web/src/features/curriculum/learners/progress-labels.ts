import { followedParts, progressMachine, progressOf, standsIn } from "@app/domain/curriculum/attachment-progress.ts";
import { progressStates, type ProgressEvent, type ProgressState } from "@app/domain/curriculum/curriculum-enums.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import type { PartFragment } from "../tree/curriculum-tree.generated.ts";
import type { AttachedLearnerFragment } from "./learners.generated.ts";

type Followed = Pick<AttachedLearnerFragment, "subdivisionIds" | "progress">;

/** "IN_PROGRESS" → "in-progress": a state by its name in the API. */
const stateOf = (name: string): ProgressState =>
  progressStates.find((state) => toEnumName(state) === name) ?? progressMachine.initial;

/** How far somebody is with one topic. */
export function topicState({ progress }: Followed, topicId: string): ProgressState {
  const states = progress.map(({ subdivisionId, state }) => ({ subdivisionId, state: stateOf(state) }));
  return progressOf(states, topicId);
}

/** What can be done next with a topic in a state. */
export const nextStep = (state: ProgressState): ProgressEvent | undefined => eventsFrom(progressMachine, state)[0];

/** Whether somebody follows a part, and not just something below it. */
export function follows({ subdivisionIds }: Followed, parts: readonly PartFragment[], id: string): boolean {
  return followedParts(parts, subdivisionIds).some((part) => part.id === id);
}

/** How many topics somebody follows inside a part (null: in the whole curriculum), and how many of them are done. */
export function topicsIn(
  learner: Followed,
  parts: readonly PartFragment[],
  id: string | null,
): { done: number; total: number } {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const topics = followedParts(parts, learner.subdivisionIds).filter(
    (part) => part.type === "TOPIC" && (id === null || standsIn(byId, part.id, id)),
  );
  const done = topics.filter((topic) => topicState(learner, topic.id) === "done");
  return { done: done.length, total: topics.length };
}
