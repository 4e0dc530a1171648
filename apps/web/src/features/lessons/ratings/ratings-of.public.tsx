import { useState, type ReactNode } from "react";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { TextCards } from "@app/ui/detail/text-cards.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { RatingCard, StudentRatingCard } from "./rating-cards.tsx";
import { LessonRatingsOfDocument, StudentRatingsOfDocument } from "./rating.generated.ts";

/** How many are shown at first, and with each further step; the most that are asked for at once. */
const [step, most] = [20, 100];

/** Whose lessons they are of. */
type Whose = { tutorId: string } | { customerId: string };
const filterOf = (whose: Whose) =>
  "tutorId" in whose ? { tutorId: [whose.tutorId] } : { customerId: [whose.customerId] };

function More({ shown, total, onMore }: { shown: number; total: number; onMore: () => void }) {
  if (shown >= total || shown >= most) return null;
  return <Button onClick={onMore}>Show more</Button>;
}

/** "Ratings (23)" */
const titled = (title: string, total: number) => (total > 0 ? `${title} (${total})` : title);

/** What was said of the lessons of a tutor or of a customer, the latest first. `head`: what stands above. */
export function RatingsOf({ whose, head }: { whose: Whose; head?: ReactNode }) {
  const [size, setSize] = useState(step);
  const { data, previousData, loading, error, refetch } = useQuery(LessonRatingsOfDocument, {
    variables: { filter: filterOf(whose), page: { size } },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.page;
  if (!page) return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("ratings", error, refetch)} />;
  const { items, pageInfo } = page;
  return (
    <TabColumn>
      {head}
      <Section title={titled("Ratings", pageInfo.totalCount)}>
        {items.length === 0 ? <p>No lesson has been rated yet.</p> : null}
        <TextCards>
          {items.map(({ lesson, ...rating }) => (
            <RatingCard
              key={rating.id}
              rating={rating}
              lesson={lesson}
              besides={"tutorId" in whose ? "learner" : "tutor"}
            />
          ))}
        </TextCards>
        <More shown={items.length} total={pageInfo.totalCount} onMore={() => setSize(Math.min(size + step, most))} />
      </Section>
    </TabColumn>
  );
}

/** What a tutor said of learners, or what was said of a customer's, the latest first. */
export function StudentRatingsOf({ whose }: { whose: Whose }) {
  const [size, setSize] = useState(step);
  const { data, previousData, loading, error, refetch } = useQuery(StudentRatingsOfDocument, {
    variables: { filter: filterOf(whose), page: { size } },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.page;
  if (!page) {
    return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("student ratings", error, refetch)} />;
  }
  const { items, pageInfo } = page;
  return (
    <TabColumn>
      <Section title={titled("Student ratings", pageInfo.totalCount)}>
        {items.length === 0 ? <p>No learner has been rated yet.</p> : null}
        <TextCards>
          {items.map(({ lesson, ...rating }) => (
            <StudentRatingCard
              key={rating.id}
              rating={rating}
              lesson={lesson}
              besides={"tutorId" in whose ? "learner" : "tutor"}
            />
          ))}
        </TextCards>
        <More shown={items.length} total={pageInfo.totalCount} onMore={() => setSize(Math.min(size + step, most))} />
      </Section>
    </TabColumn>
  );
}
