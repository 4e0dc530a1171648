import { toEnumName } from "@app/domain/enums.ts";
import type { TimelineKind as Kind } from "@app/domain/timeline/timeline-enums.ts";
import { kindsOnTimeline, type TimelineOwner } from "@app/domain/timeline/timeline.ts";
import type { TimelineKind } from "@app/schema/types.generated.ts";

interface Group {
  name: string;
  label: string;
  kinds: readonly Kind[];
}

/** What a timeline can be narrowed to. */
const groups: readonly Group[] = [
  { name: "words", label: "Notes and messages", kinds: ["note", "message", "feedback", "rating"] },
  { name: "lessons", label: "Lessons", kinds: ["request", "course", "lesson", "place"] },
  { name: "money", label: "Money", kinds: ["prepayment", "ongoing-invoice", "payment"] },
  { name: "steps", label: "Tasks and stages", kinds: ["task", "stage"] },
];

/** Those of which somebody's timeline may have something. */
export function groupsOf(owner: TimelineOwner): readonly Group[] {
  const known: readonly Kind[] = kindsOnTimeline[owner];
  return groups.filter(({ kinds }) => kinds.some((kind) => known.includes(kind)));
}

/** The kinds of a group by its name; none, which stands for all, for no group and for unknown ones. */
export const kindsIn = (name: string | null): TimelineKind[] =>
  groups.find((group) => group.name === name)?.kinds.map((kind) => toEnumName(kind)) ?? [];
