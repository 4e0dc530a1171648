import { skipToken } from "@apollo/client/react";
import { useQuery } from "../../../shared/page/use-query.ts";
import { LessonCoverConflictsDocument } from "../booked/events/cover.generated.ts";
import { LessonMoveConflictsDocument } from "../booked/events/move-conflicts.generated.ts";
import { ConflictList } from "../conflicts/conflict-list.public.tsx";
import type { LessonToRearrangeFragment } from "./away.generated.ts";
import type { Decision } from "./decisions.ts";

interface Props {
  lesson: LessonToRearrangeFragment;
  decision: Decision;
}

/** What stands in the way of what is chosen for a lesson, and whether that is meant all the same. */
export function LessonConflicts({ lesson: { id, anchorTimeZone }, decision: { act, tutorId, date, time } }: Props) {
  const options = { fetchPolicy: "network-only" } as const;
  const covered = useQuery(
    LessonCoverConflictsDocument,
    act === "cover" ? { variables: { id, tutorId }, ...options } : skipToken,
  );
  const moved = useQuery(
    LessonMoveConflictsDocument,
    act === "move" ? { variables: { id, date, time }, ...options } : skipToken,
  );
  const conflicts =
    (act === "cover" ? covered.data?.lessonCoverConflicts : act === "move" ? moved.data?.lessonMoveConflicts : []) ??
    [];
  if (conflicts.length === 0) return null;
  return (
    <ConflictList
      conflicts={conflicts}
      timeZone={anchorTimeZone}
      despite="Do it all the same"
      instead="Decide otherwise."
      field={`decisions.${id}.despite`}
    />
  );
}
