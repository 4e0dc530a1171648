import { useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { bookedMachine, isCoverable, isRestorable, startEarlyMinutes } from "@app/domain/lessons/booked-states.ts";
import { bookedLessonStatuses, confirmedLessonStatuses, type BookedEvent } from "@app/domain/lessons/course-enums.ts";
import { takesMoreLessons } from "@app/domain/lessons/course-states.ts";
import { eventsFrom } from "@app/domain/machine.ts";
import {
  CalendarCheck,
  CalendarPlus,
  Check,
  CircleAlert,
  CirclePlay,
  Clock,
  History,
  Pencil,
  RotateCcw,
  Send,
  Star,
  User,
  UserX,
  Users,
  CalendarX,
  X,
  type Icon,
} from "@app/ui/icons.ts";
import type { ConfirmedLessonStatus } from "@app/schema/types.generated.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan, whoMay } from "../../../shared/permission/use-can.ts";
import { lessonPath } from "../../../shared/links/record-paths.ts";
import { ratingPath } from "../ratings/rating-labels.ts";
import { bookedKind } from "./booked.kind.ts";
import type { BookedLessonRowFragment } from "./booked.generated.ts";

interface Look {
  label: string;
  icon: Icon;
  param: string;
}

/** What staff do to a lesson here, with the dialog that asks about it. */
const looks: Partial<Record<BookedEvent, Look>> = {
  start: { label: "Start", icon: CirclePlay, param: "start" },
  complete: { label: "Complete", icon: Check, param: "complete" },
  "student-no-show": { label: "Student no-show", icon: UserX, param: "studentNoShow" },
  "tutor-no-show": { label: "Tutor no-show", icon: UserX, param: "tutorNoShow" },
  "reschedule-now": { label: "Move", icon: CalendarCheck, param: "move" },
  "request-reschedule": { label: "Ask for another time", icon: Clock, param: "askTime" },
  "agree-reschedule": { label: "Agree to a time", icon: Check, param: "agree" },
  dispute: { label: "Dispute", icon: CircleAlert, param: "dispute" },
  reverse: { label: "Take back outcome", icon: RotateCcw, param: "reverse" },
  restore: { label: "Restore", icon: RotateCcw, param: "restore" },
  cancel: { label: "Cancel lesson", icon: CalendarX, param: "cancel" },
};

const proposeTime: Look = { label: "Propose a time", icon: Send, param: "proposeTime" };
const declineTime: Look = { label: "Decline the time", icon: X, param: "declineTime" };
const settle: Look = { label: "Settle dispute", icon: Check, param: "settle" };
const cover: Look = { label: "Find cover", icon: Users, param: "cover" };
const setLink: Look = { label: "Set link", icon: Pencil, param: "setLink" };

type Standing = Pick<BookedLessonRowFragment, "id" | "status" | "startAt" | "reschedule"> & {
  course?: { id: string; status: ConfirmedLessonStatus } | null;
};

/** Lessons that did not take place, and can be made up for. */
const missed: readonly Standing["status"][] = ["CANCELLED", "STUDENT_NO_SHOW", "TUTOR_NO_SHOW"];

/** Another lesson of the same course: beside this one, or in its place. */
function another({ status, course }: Standing): { label: string; extra: string; extraKind: string | null } | null {
  const stands = confirmedLessonStatuses.find((known) => toEnumName(known) === course?.status);
  if (!course || !stands || !takesMoreLessons(stands)) return null;
  if (missed.includes(status)) return { label: "Make-up lesson", extra: course.id, extraKind: "make-up" };
  return status === "BOOKED" ? { label: "Extra lesson", extra: course.id, extraKind: null } : null;
}

/** What is done to a lesson besides moving it on: while another time is sought, and while it is in dispute. */
function besides({ status, startAt, reschedule }: Standing, now: Date): readonly Look[] {
  if (status === "BOOKED")
    return isCoverable({ status: "booked", startAt: new Date(startAt) }, now) ? [cover, setLink] : [setLink];
  if (status === "DISPUTED") return [settle];
  if (status !== "RESCHEDULE_PENDING") return [];
  return [reschedule?.status === "PROPOSED" ? declineTime : proposeTime];
}

/** Whether the time of an event has come: nobody can miss a lesson before it begins, nor start it long before. */
function isDue(event: BookedEvent, { startAt }: Standing, now: Date): boolean {
  const minutesAhead = (Date.parse(startAt) - now.getTime()) / 60_000;
  if (event === "restore") return isRestorable({ startAt: new Date(startAt) }, now);
  if (event === "start") return minutesAhead <= startEarlyMinutes;
  return event === "student-no-show" || event === "tutor-no-show" ? minutesAhead <= 0 : true;
}

/** What can be done with a lesson as it stands; calling it off comes last. */
export function useBookedActions(lesson: Standing): PageAction[] {
  const { id, status } = lesson;
  const now = useNow();
  const can = useCan();
  const [params] = useSearchParams();
  const stands = bookedLessonStatuses.find((known) => toEnumName(known) === status) ?? bookedMachine.initial;
  const events = eventsFrom(bookedMachine, stands)
    .filter((event) => isDue(event, lesson, now))
    .flatMap((event) => looks[event] ?? []);
  const rating = status === "COMPLETED" ? [{ label: "Rating", icon: Star, href: ratingPath(id) }] : [];
  const acts = [...events, ...besides(lesson, now)].map(({ param, ...shown }) => {
    const needs = param === "settle" ? "settlements:act" : bookedKind.act;
    const refused = can(needs) ? {} : { disabledReason: whoMay(needs) };
    return { ...shown, href: withParams(params, { view: null, [param]: id }), danger: param === "cancel", ...refused };
  });
  const { label = "", ...asked } = (can(bookedKind.write) ? another(lesson) : null) ?? {};
  const extra = label ? [{ label, icon: CalendarPlus, href: withParams(params, { view: null, ...asked }) }] : [];
  return [...rating, ...acts.filter(({ danger }) => !danger), ...extra, ...acts.filter(({ danger }) => danger)];
}

/** The same in a row, which can also be opened. */
export function useBookedRowActions(lesson: Standing): PageAction[] {
  const [params] = useSearchParams();
  return [
    { label: "Open", icon: User, href: withParams(params, { view: lesson.id }) },
    { label: "Activity log", icon: History, href: lessonPath(lesson.id) },
    ...useBookedActions(lesson),
  ];
}
