import { skipToken } from "@apollo/client/react";
import { useParams, useSearchParams } from "react-router-dom";
import { daysAfter } from "@app/domain/calendar/calendar-days.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { EmptyState } from "@app/ui/feedback/empty-state.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { When } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { CoverTutorsDocument } from "../booked/events/cover.generated.ts";
import { groupPath } from "../lesson-paths.public.ts";
import { LessonsWhileAwayDocument } from "./away.generated.ts";
import { Desk } from "./desk.tsx";

const day = 86_400_000;

/** When the tutor is away: as the address says, else the week that begins now. */
function useStretch() {
  const now = useNow();
  const [params] = useSearchParams();
  const read = (name: string) => new Date(params.get(name) ?? "");
  const [from, to] = [read("from"), read("to")];
  const isRead = from < to;
  return { from: isRead ? from : now, to: isRead ? to : new Date(now.getTime() + 7 * day) };
}

/** The lessons of a tutor who is away: each is covered, moved or cancelled, all in one press. */
export function Component() {
  const { customerId: tutorId = "" } = useParams();
  const { from, to } = useStretch();
  const { timeZone } = useViewer();
  const dayOf = (at: Date) => wallClockOf(at, timeZone).date;
  const filter = {
    ...{ tutorId: [tutorId], status: ["BOOKED" as const], upcoming: true },
    periodBetween: { from: dayOf(from), until: daysAfter(dayOf(to), 1) },
  };
  const { data, error, loading, refetch } = useQuery(LessonsWhileAwayDocument, {
    variables: { tutorId, filter, from: from.toISOString(), to: to.toISOString(), in: { tutorId: [tutorId] } },
    fetchPolicy: "cache-and-network",
  });
  const lessons = (data?.lessons?.items ?? []).filter(
    ({ startAt, endAt }) => new Date(startAt) < to && from < new Date(endAt),
  );
  const covers = useQuery(
    CoverTutorsDocument,
    lessons.length > 0
      ? { variables: { lessonIds: lessons.map(({ id }) => id) }, fetchPolicy: "network-only" }
      : skipToken,
  );
  const sessions = (data?.calendar?.entries ?? []).filter(({ groupLessonId }) => groupLessonId !== null);
  const name = data?.tutor?.name ?? "";
  return (
    <DetailPage
      title={name ? `Cover for ${name}` : "Cover"}
      line={
        <>
          Lessons from <When value={from.toISOString()} /> to <When value={to.toISOString()} />
        </>
      }
    >
      {shown()}
      {sessions.length > 0 ? (
        <Section title="Group lessons in this time">
          <LineList>
            {sessions.map(({ id, title, startAt, groupLessonId }) => (
              <li key={id}>
                <TextLink href={groupPath(groupLessonId ?? "")}>{title}</TextLink>
                <When value={startAt} />
              </li>
            ))}
          </LineList>
        </Section>
      ) : null}
    </DetailPage>
  );

  function shown() {
    if (error && !data) return <ErrorState {...failure("lessons", error, refetch)} />;
    if (!data || (loading && lessons.length === 0)) return <SkeletonLines count={6} />;
    if (lessons.length === 0) return <EmptyState title="Nothing to cover: no lesson falls in this time." />;
    if (!covers.data && !covers.error) return <SkeletonLines count={6} />;
    return <Desk lessons={lessons} covers={covers.data?.coverTutors ?? []} filter={filter} />;
  }
}
