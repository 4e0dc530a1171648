import { daysLater } from "@app/domain/dates/days-later.ts";
import { onWall } from "@app/domain/calendar/dst-transitions.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { addDatesPath } from "../group.kind.ts";
import type { GroupSessionRecordFragment } from "../session.generated.ts";

const two = (n: number) => String(n).padStart(2, "0");

/** Another date like a session, a week later: same time, tutors and places. */
export function copyOf(session: GroupSessionRecordFragment): readonly PageAction[] {
  const { start, anchorTimeZone, capacityMax, tutors, groupLesson } = session;
  if (!groupLesson) return [];
  const { date, minutes } = onWall(new Date(start), anchorTimeZone);
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const query = new URLSearchParams({ date: daysLater(date, 7), time, places: String(capacityMax) });
  for (const { id } of tutors ?? []) query.append("tutor", id);
  return [{ label: "Copy", href: `${addDatesPath(groupLesson.id)}?${query.toString()}` }];
}
