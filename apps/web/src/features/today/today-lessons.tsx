import { Section } from "@app/ui/detail/section.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow, useTimeZone } from "@app/ui/value/clock.tsx";
import { timeText } from "@app/ui/value/when-text.ts";
import { failure } from "../../shared/errors/failure.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { countOf } from "../../shared/text/format.ts";
import { LessonLine } from "./lesson-line.tsx";
import { TodayLessonsDocument, type TodayLessonFragment } from "./today.generated.ts";
import { narrowed } from "./waiting-lists.public.ts";
import type { TodayScope } from "./today-scope.ts";
import css from "./today.module.css";

/** The line between what has begun and what has not. */
function Now() {
  return <li className={css.now}>Now, {timeText(useNow(), useTimeZone())}</li>;
}

/** "12 lessons, 3 without a link, 1 held until paid" */
function summary(lessons: readonly TodayLessonFragment[], total: number, now: Date): string {
  const ahead = lessons.filter(({ status, startAt }) => status === "BOOKED" && new Date(startAt) > now);
  const unlinked = ahead.filter(({ meetingUrl }) => meetingUrl === null).length;
  const held = ahead.filter(({ hold }) => hold).length;
  return [
    countOf(total, "lesson"),
    `${ahead.length} still to come`,
    ...(unlinked > 0 ? [`${unlinked} without a link`] : []),
    ...(held > 0 ? [`${held} held until paid`] : []),
  ].join(", ");
}

const isOff = ({ status }: TodayLessonFragment) => status === "CANCELLED" || status === "RESCHEDULED";

/** Today's lessons in order, with where the day is now; those called off or moved away are counted alone. */
export function TodayLessons({ scope }: { scope: TodayScope }) {
  const now = useNow();
  const { data, error, refetch } = useQuery(TodayLessonsDocument, {
    variables: {
      filter: { period: "TODAY", regionId: scope.regionIds },
      away: { period: "TODAY", regionId: scope.regionIds, tutorAway: true, upcoming: true, status: ["BOOKED"] },
    },
    fetchPolicy: "cache-and-network",
  });
  const { items, pageInfo } = data?.lessons ?? {};
  if (!items) return error ? <ErrorState {...failure("lessons", error, refetch)} /> : <SkeletonLines count={8} />;
  const lessons = items.filter((lesson) => !isOff(lesson));
  const away = new Set(data?.away?.items.map(({ id }) => id));
  const line = (lesson: TodayLessonFragment) => (
    <LessonLine key={lesson.id} lesson={lesson} isAway={away.has(lesson.id)} />
  );
  const off = items.length - lessons.length;
  if (lessons.length === 0)
    return <EmptyState title="No lessons today." text="Whatever needs attention is listed alongside." />;
  const next = lessons.findIndex(({ startAt }) => new Date(startAt) > now);
  const at = next === -1 ? lessons.length : next;
  const list = narrowed("/app/tutoring/admin-booked-lessons?period=today", { regionId: scope.regionIds });
  const more = (pageInfo?.totalCount ?? 0) - items.length;
  return (
    <Section title="Lessons" note={summary(lessons, lessons.length + Math.max(0, more), now)}>
      <ol className={css.lessons}>
        {lessons.slice(0, at).map(line)}
        <Now />
        {lessons.slice(at).map(line)}
      </ol>
      {off > 0 || more > 0 ? (
        <p className={css.none}>
          {off > 0 ? `${countOf(off, "lesson")} cancelled or moved. ` : null}
          <TextLink href={list}>All of today’s lessons</TextLink>
        </p>
      ) : null}
    </Section>
  );
}
