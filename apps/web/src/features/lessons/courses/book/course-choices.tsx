import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { addedLessonTime } from "@app/domain/lessons/reschedule.ts";
import { instantOf } from "@app/domain/time.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { dayText, isoDay, timeText } from "@app/ui/value/when-text.ts";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { usePaused } from "../../../../shared/records/use-paused.ts";
import { partyInWords, slotsInWords } from "../course-labels.ts";
import type { ConfirmedLessonRowFragment as Course } from "../course.generated.ts";
import { courseInWords } from "../party-title.ts";
import { CoursesFreeDocument, type CoursesFreeQuery } from "./courses-free.generated.ts";
import { minutesChosen, type EmptySlot } from "./empty-slot.public.ts";

type Free = NonNullable<CoursesFreeQuery["coursesFreeAt"]>[number];

/** A day and time that are typed before a course is chosen. */
export interface TimeTyped {
  date: string;
  time: string;
}

const typedTime = addedLessonTime.omit({ durationMinutes: true });

/** When the lesson is wanted, as far as that is typed; null where it is not, or has passed. */
function wantedAt(typed: TimeTyped, timeZone: string, now: Date): EmptySlot | null {
  const { data } = typedTime.safeParse(typed);
  const start = data ? instantOf({ ...data, timeZone }) : null;
  return start && start > now ? { start, end: start, timeZone, tutorId: null } : null;
}

const hasNone = ({ credit }: Course): number => Number(credit?.unbooked === 0);

function Freedom({ free: { busy, away, until }, slot }: { free: Free; slot: EmptySlot }) {
  if (busy === null || until === null) return <small>Free then</small>;
  const end = new Date(until);
  const isLater = isoDay(end, slot.timeZone) !== isoDay(slot.start, slot.timeZone);
  const when = `${isLater ? `${dayText(end, slot.timeZone, slot.start)} ` : ""}${timeText(end, slot.timeZone)}`;
  return (
    <small>
      <span data-warning="">
        {busy} is {away ? "away" : "busy"} until {when}
      </span>
    </small>
  );
}

interface ChoicesProps {
  courses: readonly Course[];
  /** When it is to be, where that was chosen in a calendar rather than typed here. */
  slot: EmptySlot | null;
  /** By whose clock a time is typed. */
  timeZone: string;
  onChoose: (course: Course, slot: EmptySlot | null) => void;
}

/** Courses to choose from: first those whose people are free at the time wanted, then those that a lesson is paid for. */
export function CourseChoices({ courses, slot, timeZone, onChoose }: ChoicesProps) {
  const now = useNow();
  const values = usePaused(useFormikContext<TimeTyped>().values);
  const wanted = slot ?? wantedAt(values, timeZone, now);
  const courseIds = courses.map(({ id }) => id);
  const { data, previousData } = useQuery(
    CoursesFreeDocument,
    wanted && courses.length > 0
      ? {
          variables: { courseIds, startAt: wanted.start.toISOString(), minutes: minutesChosen(wanted) },
          fetchPolicy: "network-only",
        }
      : skipToken,
  );
  const answer = wanted ? (data ?? previousData)?.coursesFreeAt : null;
  const freeOf = new Map(answer?.map((free) => [free.courseId, free]));
  const isBusy = ({ id }: Course) => Number((freeOf.get(id)?.busy ?? null) !== null);
  const ordered = courses.toSorted((one, other) => isBusy(one) - isBusy(other) || hasNone(one) - hasNone(other));
  return (
    <LineList>
      {ordered.map((course) => {
        const { payer } = partyInWords(course);
        const [times] = slotsInWords(course, course.tutor?.timeZone ?? course.anchorTimeZone, now);
        const free = freeOf.get(course.id);
        return (
          <li key={course.id}>
            <p>
              {courseInWords(course)} with {course.tutor?.name ?? "nobody yet"}
              <small>{[times, payer && `paid by ${payer}`].filter(Boolean).join(" · ")}</small>
              {free && wanted ? <Freedom free={free} slot={wanted} /> : null}
              {course.credit?.unbooked === 0 ? (
                <small>
                  <span data-warning="">No lesson credit left</span>
                </small>
              ) : null}
            </p>
            <Button size="small" onClick={() => onChoose(course, wanted)}>
              Choose <VisuallyHidden>{courseInWords(course)}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </LineList>
  );
}
