import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { confirmedLessonStatuses, type CourseEvent } from "@app/domain/lessons/course-enums.ts";
import { courseEventsFrom, courseMachine, hasPauseAhead, takesMoreLessons } from "@app/domain/lessons/course-states.ts";
import {
  CalendarCheck,
  CalendarPlus,
  Check,
  CirclePause,
  CirclePlay,
  History,
  Pencil,
  ReceiptText,
  User,
  Users,
  X,
  type Icon,
} from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { lessonsOfCourse, topUpPath } from "../../../shared/links/record-paths.ts";
import type { ConfirmedLessonRowFragment } from "./course.generated.ts";
import { courseKind } from "./course.kind.ts";

/** What staff do to a course here, with the dialog that asks about it; payments and time do the rest. */
const looks: Partial<Record<CourseEvent, { label: string; icon: Icon; param: string }>> = {
  "lift-hold": { label: "Begin before payment", icon: Check, param: "liftHold" },
  "change-schedule": { label: "Change times", icon: CalendarCheck, param: "schedule" },
  "change-tutor": { label: "Change tutor", icon: Users, param: "tutor" },
  "change-price": { label: "Change price", icon: Pencil, param: "price" },
  pause: { label: "Pause", icon: CirclePause, param: "pause" },
  resume: { label: "Resume", icon: CirclePlay, param: "resume" },
  end: { label: "End", icon: X, param: "end" },
  cancel: { label: "Cancel course", icon: X, param: "cancel" },
};

type Standing = Pick<ConfirmedLessonRowFragment, "id" | "status" | "pausedFrom" | "billing">;

/** What can be done with a course as it stands; what ends it comes last. */
export function useCourseActions({ id, status, pausedFrom, billing }: Standing): PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const stands = confirmedLessonStatuses.find((known) => toEnumName(known) === status) ?? courseMachine.initial;
  const refused = can(courseKind.act) ? {} : { disabledReason: whoMay(courseKind.act) };
  const course = { status: stands, pausedFrom };
  const events = courseEventsFrom(course);
  const offered = events.flatMap((event): PageAction[] => {
    const look = looks[event];
    if (!look) return [];
    const { param, ...shown } =
      event === "resume" && hasPauseAhead(course) ? { ...look, label: "Call off the pause" } : look;
    const danger = event === "end" || event === "cancel";
    return [{ ...shown, href: withParams(params, { view: null, [param]: id }), danger, ...refused }];
  });
  const link = { label: "Set link", icon: Pencil, href: withParams(params, { view: null, setLink: id }), ...refused };
  const addressed = withParams(params, { view: null, extra: id, extraKind: null });
  const extra = { label: "Extra lesson", icon: CalendarPlus, href: addressed };
  const past = { label: "Record past lesson", icon: History, href: withParams(params, { view: null, past: id }) };
  const topUp = { label: "Send top-up", icon: ReceiptText, href: topUpPath(id) };
  const mayTopUp = billing === "PREPAID" && events.length > 0 && can("invoices:write");
  const mayWrite = can(courseKind.write);
  const mayAdd = mayWrite && takesMoreLessons(stands);
  const calm = [...(events.length === 0 ? [] : [link]), ...offered.filter(({ danger }) => !danger)];
  return [
    ...(mayAdd ? [extra] : []),
    ...calm,
    ...(mayTopUp ? [topUp] : []),
    ...(mayWrite ? [past] : []),
    ...offered.filter(({ danger }) => danger),
  ];
}

/** The same in a row, which can also be opened. */
export function useCourseRowActions(course: Standing): PageAction[] {
  const [params] = useSearchParams();
  return [
    { label: "Open", icon: User, href: withParams(params, { view: course.id }) },
    { label: "All lessons", icon: CalendarCheck, href: lessonsOfCourse(course.id) },
    ...useCourseActions(course),
  ];
}
