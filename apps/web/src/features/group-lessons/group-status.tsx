import { toEnumName } from "@app/domain/enums.ts";
import { groupLessonStatuses } from "@app/domain/group-lessons/group-enums.ts";
import { groupLessonMachine, groupStatusShown } from "@app/domain/group-lessons/group-states.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import type { GroupLessonStandingFragment } from "./group.generated.ts";

type Standing = Pick<GroupLessonStandingFragment, "status" | "next">;

/** Where a learning pod or an immersion stands, or that it is full: the same in lists and on its pages. */
export function GroupStatus({ lesson: { status, next } }: { lesson: Standing }) {
  const stands = groupLessonStatuses.find((known) => toEnumName(known) === status) ?? groupLessonMachine.initial;
  return <StatusChip status={groupStatusShown(stands, next)} />;
}
