import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { rangeDaysMax } from "@app/domain/calendar/calendar-range.ts";
import { toEnumName } from "@app/domain/enums.ts";
import { reasonForTimeOff } from "@app/domain/lessons/cover-enums.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { timeOffReasons } from "@app/domain/tutors/tutor-enums.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { When } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { groupPath } from "../../../shared/links/record-paths.ts";
import { Away } from "../../tutors/time-away.public.tsx";
import { CoverTutorsDocument } from "../booked/events/cover.generated.ts";
import {
  LessonsWhileAwayDocument,
  TutorAwayDocument,
  type LessonToRearrangeFragment,
  type TutorAwayQuery,
} from "./away.generated.ts";
import { Desk } from "./desk.tsx";
import { Rearranged } from "./rearranged.tsx";
import { StretchFields } from "./stretch-fields.tsx";
import { stretchIn, type Stretch } from "./stretch.ts";

type Lesson = LessonToRearrangeFragment;
type Tutor = NonNullable<TutorAwayQuery["tutor"]>;

const isWithin = ({ startAt, endAt }: Lesson, { from, to }: Stretch) =>
  new Date(startAt) < to && from < new Date(endAt);

/** Why lessons are rearranged, as the time off in this stretch says. */
function reasonIn({ timeOff }: Tutor, { from, to }: Stretch): string {
  const off = timeOff?.find(({ startsAt, endsAt }) => new Date(startsAt) < to && from < new Date(endsAt));
  return toEnumName(reasonForTimeOff(timeOffReasons.find((one) => toEnumName(one) === off?.reason) ?? null));
}

/** The lessons that this page has shown and that are no longer to be rearranged. */
function useGone(lessons: readonly Lesson[], stretch: Stretch): readonly Lesson[] {
  const [seen, setSeen] = useState<readonly Lesson[]>([]);
  const fresh = lessons.filter(({ id }) => !seen.some((one) => one.id === id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return seen.filter((one) => isWithin(one, stretch) && !lessons.some(({ id }) => id === one.id));
}

/** What the tutor was to give in a stretch, each with what becomes of it. */
function Lessons({ tutor, stretch }: { tutor: Tutor; stretch: Stretch }) {
  const { from, to } = stretch;
  const { timeZone } = useViewer();
  const dayOf = (at: Date) => wallClockOf(at, timeZone).date;
  const filter = {
    tutorId: [tutor.id],
    status: ["BOOKED" as const],
    upcoming: true,
    periodBetween: { from: dayOf(from), until: daysLater(dayOf(to), 1) },
  };
  const shownTo = new Date(Math.min(to.getTime(), from.getTime() + rangeDaysMax * 86_400_000));
  const answer = useQuery(LessonsWhileAwayDocument, {
    variables: {
      filter,
      from: from.toISOString(),
      to: shownTo.toISOString(),
      in: { tutorId: [tutor.id] },
    },
    fetchPolicy: "cache-and-network",
  });
  const { error, loading, refetch } = answer;
  const data = answer.data ?? answer.previousData;
  const lessons = (data?.lessons?.items ?? []).filter((lesson) => isWithin(lesson, stretch));
  const gone = useGone(lessons, stretch);
  const covers = useQuery(
    CoverTutorsDocument,
    lessons.length > 0
      ? { variables: { lessonIds: lessons.map(({ id }) => id) }, fetchPolicy: "network-only" }
      : skipToken,
  );
  const found = covers.data ?? covers.previousData;
  const sessions = (data?.calendar?.entries ?? []).filter(({ groupLessonId }) => groupLessonId !== null);
  return (
    <>
      {shown()}
      {gone.length > 0 ? <Rearranged lessons={gone} /> : null}
      {sessions.length > 0 ? (
        <Section title="Group lessons in this time">
          <LineList>
            {sessions.map(({ id, title, startAt, groupLessonId }) => (
              <li key={id}>
                <TextLink href={groupPath({ id: groupLessonId ?? "" })}>{title}</TextLink>
                <When value={startAt} />
              </li>
            ))}
          </LineList>
        </Section>
      ) : null}
    </>
  );

  function shown() {
    if (error && !data) return <ErrorState {...failure("lessons", error, refetch)} />;
    if (!data || (loading && lessons.length + gone.length === 0)) return <SkeletonLines count={6} />;
    if (lessons.length + gone.length === 0)
      return <EmptyState title="Nothing to cover: no lesson falls in this time." />;
    if (lessons.length > 0 && !found && !covers.error) return <SkeletonLines count={6} />;
    return (
      <Desk
        lessons={lessons}
        covers={found?.coverTutors ?? []}
        asking={lessons.length > 0 && covers.loading}
        filter={filter}
        reason={reasonIn(tutor, stretch)}
      />
    );
  }
}

/** The lessons of a tutor who is away: each is covered, moved or cancelled, all in one press. */
export function Component() {
  const { customerId: tutorId = "" } = useParams();
  const now = useNow();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(TutorAwayDocument, { variables: { tutorId } });
  const tutor = data?.tutor;
  if (!tutor) {
    return (
      <DetailPage title="Cover">
        {error ? <ErrorState {...failure("lessons", error, refetch)} /> : <SkeletonLines count={6} />}
      </DetailPage>
    );
  }
  const { timeZone } = tutor;
  const stretch = stretchIn(params, now, timeZone);
  const [startsAt, endsAt] = [stretch.from.toISOString(), stretch.to.toISOString()];
  return (
    <DetailPage
      title={`Cover for ${tutor.name}`}
      line={
        <>
          <Away startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />, by the clock in {placeName(timeZone)}
        </>
      }
    >
      <StretchFields stretch={stretch} timeZone={timeZone} />
      <Lessons tutor={tutor} stretch={stretch} />
    </DetailPage>
  );
}
