import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { LessonLink } from "../../../shared/links/lesson-link.tsx";
import { LearnerLink, PayerLink } from "../../../shared/links/party-links.tsx";
import type { TutorRecordFragment } from "../tutor.generated.ts";
import { TutorLearnersDocument, type TutorLearnersQuery } from "./learners.generated.ts";

type Taught = NonNullable<NonNullable<TutorLearnersQuery["tutor"]>["learners"]>[number];

function Line({ taught }: { taught: Taught }) {
  const { given, nextLesson, lastLesson } = taught;
  return (
    <li>
      <p>
        <LearnerLink party={taught} />
        <small>
          {given === 1 ? "1 lesson" : `${given} lessons`} given
          {lastLesson ? (
            <>
              , the last <LessonLink lesson={lastLesson} />
            </>
          ) : null}
          <PaidBy taught={taught} />
        </small>
      </p>
      <p>{nextLesson ? <LessonLink lesson={nextLesson} /> : <small>No lesson booked</small>}</p>
    </li>
  );
}

function PaidBy({ taught }: { taught: Taught }) {
  if (!taught.pod && taught.learner?.id === taught.customer?.id) return null;
  return (
    <>
      {" "}
      · paid by <PayerLink party={taught} />
    </>
  );
}

/** Whom a tutor teaches or has taught: those with a lesson to come first. */
export function LearnersTab({ record: { id } }: { record: TutorRecordFragment }) {
  const { data, loading, error, refetch } = useQuery(TutorLearnersDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const learners = data?.tutor?.learners;
  if (!learners) return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("learners", error, refetch)} />;
  return (
    <TabColumn>
      <Section title="Learners">
        {learners.length === 0 ? <p>They have not taught anyone yet.</p> : null}
        <LineList>
          {learners.map((taught) => (
            <Line key={taught.id} taught={taught} />
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}
