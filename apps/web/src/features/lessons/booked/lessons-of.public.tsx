import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { bookedPath, coursePath, lessonPath } from "../../../shared/links/record-paths.ts";
import { TutorLink } from "../../../shared/links/lesson-link.tsx";
import { LearnerLink } from "../../../shared/links/party-links.tsx";
import { CalendarLinkButton } from "../calendar-link/calendar-link-button.tsx";
import { CourseStatus } from "../courses/course-status.tsx";
import { slotsInWords } from "../courses/course-labels.ts";
import type { ConfirmedLessonRowFragment } from "../courses/course.generated.ts";
import type { BookedLessonRowFragment } from "./booked.generated.ts";
import { LessonsOfDocument } from "./lessons-of.generated.ts";

/** Whose lessons: a customer's with all their learners, a tutor's, or a pod's. */
type Whose = { customerId: string } | { tutorId: string } | { podId: string };

const filterOf = (whose: Whose) => {
  if ("customerId" in whose) return { customerId: [whose.customerId] };
  return "tutorId" in whose ? { tutorId: [whose.tutorId] } : { learnerId: [whose.podId] };
};

/** Who else is there: the learner of a tutor's lessons, the tutor of everybody else's, both where a customer has several. */
function With({ lesson, whose }: { lesson: BookedLessonRowFragment | ConfirmedLessonRowFragment; whose: Whose }) {
  return (
    <>
      {"podId" in whose ? null : <LearnerLink party={lesson} />}
      {"customerId" in whose ? " with " : null}
      {"tutorId" in whose ? null : <TutorLink tutor={lesson.tutor} />}
    </>
  );
}

function Course({ course, whose }: { course: ConfirmedLessonRowFragment; whose: Whose }) {
  const [times] = slotsInWords(course, course.tutor?.timeZone ?? course.anchorTimeZone, useNow());
  return (
    <li>
      <p>
        <TextLink href={coursePath(course.id)}>
          {course.name}: {course.subject}
        </TextLink>
        <small>
          <With lesson={course} whose={whose} /> · {times}
        </small>
      </p>
      <span>
        <CourseStatus course={course} />
      </span>
    </li>
  );
}

function Lesson({ lesson, whose }: { lesson: BookedLessonRowFragment; whose: Whose }) {
  return (
    <li>
      <p>
        <TextLink href={lessonPath(lesson.id)}>
          <When value={lesson.startAt} />
        </TextLink>
        <small>
          {lesson.subject} · <With lesson={lesson} whose={whose} />
        </small>
      </p>
      <StatusChip status={lesson.status} />
    </li>
  );
}

interface LessonsProps {
  title: string;
  none: string;
  whose: Whose;
  found: { items: BookedLessonRowFragment[]; pageInfo: { totalCount: number } } | null;
  /** Whether they are to come. */
  upcoming: boolean;
}

/** Some of the lessons, and the way to all of them. */
function Lessons({ title, none, whose, found, upcoming }: LessonsProps) {
  const { items = [], pageInfo } = found ?? {};
  const all = new URLSearchParams({ ...whose, upcoming: String(upcoming) });
  const more = (
    <TextLink href={`${bookedPath}?${all.toString()}`}>All {pageInfo?.totalCount ?? items.length} lessons</TextLink>
  );
  return (
    <Section title={title} actions={items.length > 0 && !("podId" in whose) ? more : undefined}>
      {items.length === 0 ? <p>{none}</p> : null}
      <LineList>
        {items.map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} whose={whose} />
        ))}
      </LineList>
    </Section>
  );
}

/** A pod has no calendar of its own: those who are in it have theirs. */
const calendarOf = (whose: Whose) => {
  if ("podId" in whose) return undefined;
  return "tutorId" in whose ? (
    <CalendarLinkButton personId={whose.tutorId} side="TUTOR" />
  ) : (
    <CalendarLinkButton personId={whose.customerId} side="CUSTOMER" />
  );
};

/** The courses and lessons of a customer, a tutor or a pod: what goes on, what is to come, what is over. */
export function LessonsOf({ whose }: { whose: Whose }) {
  const filter = filterOf(whose);
  const { data, loading, error, refetch } = useQuery(LessonsOfDocument, {
    variables: { courses: filter, ahead: { ...filter, upcoming: true }, over: { ...filter, upcoming: false } },
    fetchPolicy: "cache-and-network",
  });
  if (!data?.courses || !data.ahead) {
    if (loading) return <SkeletonLines count={8} />;
    return <ErrorState {...failure("lessons", error, refetch)} />;
  }
  const courses = data.courses.items;
  return (
    <TabColumn>
      <Section title="Confirmed lessons" actions={calendarOf(whose)}>
        {courses.length === 0 ? <p>No lessons were agreed yet.</p> : null}
        <LineList>
          {courses.map((course) => (
            <Course key={course.id} course={course} whose={whose} />
          ))}
        </LineList>
      </Section>
      <Lessons title="Upcoming" none="No upcoming lessons." whose={whose} found={data.ahead} upcoming />
      <Lessons title="Past" none="No past lessons." whose={whose} found={data.over} upcoming={false} />
    </TabColumn>
  );
}
