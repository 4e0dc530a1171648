import { useSearchParams } from "react-router-dom";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextCards } from "@app/ui/detail/text-cards.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { History, Pencil, Send, Star } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day, When } from "@app/ui/value/when.tsx";
import { Columns } from "@app/ui/layout/columns.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { RecordPage } from "../../../shared/records/record-page.tsx";
import { bookedPath, lessonPath } from "../../../shared/links/record-paths.ts";
import { TutorLink } from "../../../shared/links/lesson-link.tsx";
import { LearnerLink, PayerLink } from "../../../shared/links/party-links.tsx";
import { BookedLessonRecordDocument, type BookedLessonRecordFragment } from "../booked/booked-record.generated.ts";
import { RatingCard, StudentRatingCard } from "./rating-cards.tsx";
import { ratingDialogs } from "./rating-dialogs.ts";
import { RatingsOfLessonDocument, type RatingsOfLessonQuery } from "./rating.generated.ts";
import { ratingKind } from "./rating.kind.ts";

type Lesson = BookedLessonRecordFragment;
type Said = NonNullable<RatingsOfLessonQuery["ratingsOfLesson"]>;

const list = { label: "Booked lessons", href: bookedPath };

/** What both sides say of a lesson: those who pay and learn, and the tutor. */
export function RatingScreen() {
  return (
    <RecordPage what="lesson" query={BookedLessonRecordDocument} param="lessonId" list={list}>
      {(lesson) => <Rating lesson={lesson} />}
    </RecordPage>
  );
}

/** What may still be said of a lesson, and asked. */
function useRatingActions({ id, status }: Lesson, said: Said | null): PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const to = (name: string) => withParams(params, { [name]: id });
  const log = { label: "Activity log", icon: History, href: lessonPath(id) };
  if (!said || status !== "COMPLETED") return [log];
  const { raters, ratings, studentRating, askedAgainAt } = said;
  const write = can(ratingKind.write);
  return [
    ...(write && ratings.length < raters.length ? [{ label: "Add rating", icon: Star, href: to("rate") }] : []),
    ...(write && !studentRating ? [{ label: "Add student rating", icon: Pencil, href: to("rateStudent") }] : []),
    ...(can(ratingKind.act) && ratings.length === 0 && askedAgainAt === null
      ? [{ label: "Ask again", icon: Send, href: to("askAgain") }]
      : []),
    log,
  ];
}

function Sides({ said, isCompleted }: { said: Said; isCompleted: boolean }) {
  const { ratings, studentRating, askedAgainAt } = said;
  return (
    <Columns widths="1fr 1fr" until={900} gap={24} align="start">
      <div>
        <Section title="By customer and learner">
          {ratings.length === 0 ? <p>This lesson has not been rated.</p> : null}
          {ratings.length === 0 && !isCompleted ? <p>Only completed lessons can be rated.</p> : null}
          {askedAgainAt === null ? null : (
            <p>
              Asked again <Day value={askedAgainAt} />.
            </p>
          )}
          <TextCards>
            {ratings.map((rating) => (
              <RatingCard key={rating.id} rating={rating} />
            ))}
          </TextCards>
        </Section>
      </div>
      <div>
        <Section title="By the tutor, of the learner">
          {studentRating ? (
            <TextCards>
              <StudentRatingCard rating={studentRating} />
            </TextCards>
          ) : (
            <p>The tutor has not rated the learner.</p>
          )}
        </Section>
      </div>
    </Columns>
  );
}

function Rating({ lesson }: { lesson: Lesson }) {
  const { id, name, subject, status, startAt, tutor } = lesson;
  const { data, previousData, loading, error, refetch } = useQuery(RatingsOfLessonDocument, {
    variables: { lessonId: id },
    fetchPolicy: "cache-and-network",
  });
  const said = (data ?? previousData)?.ratingsOfLesson ?? null;
  const actions = useRatingActions(lesson, said);
  return (
    <>
      <DetailPage
        title={`Rating of ${name}: ${subject}`}
        status={<StatusChip status={status} />}
        actions={actions}
        facts={[
          { label: "Was", value: <When value={startAt} place /> },
          { label: "Learner", value: <LearnerLink party={lesson} />, second: <PayerLink party={lesson} /> },
          { label: "Tutor", value: <TutorLink tutor={tutor} /> },
        ]}
      >
        {said ? (
          <Sides said={said} isCompleted={status === "COMPLETED"} />
        ) : loading ? (
          <SkeletonLines count={6} />
        ) : (
          <ErrorState {...failure("ratings", error, refetch)} />
        )}
      </DetailPage>
      <RecordDialogs dialogs={ratingDialogs} />
    </>
  );
}
