import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { failure } from "../../../../shared/errors/failure.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import { StaffLink } from "../../../staff/staff-link.public.tsx";
import { ReviewChip, ReviewTimes } from "../../lesson/reviews.tsx";
import type { CreatorRowFragment } from "../creators.generated.ts";
import { placeOf } from "../lesson-place.ts";
import { ReviewsOfCreatorDocument, type ReviewsOfCreatorQuery } from "./reviews-tab.generated.ts";

/** How what somebody wrote was reviewed, the latest first. */
export function ReviewsTab({ record: { id } }: { record: CreatorRowFragment }) {
  const { data, loading, error, refetch } = useQuery(ReviewsOfCreatorDocument, {
    variables: { creatorId: id },
    fetchPolicy: "cache-and-network",
  });
  const reviews = data?.reviews;
  if (reviews === undefined) {
    return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("reviews", error, refetch)} />;
  }
  return (
    <TabColumn>
      <Section title="Reviews" note={reviews.length === 100 ? "The latest 100" : undefined}>
        {reviews.length === 0 ? <p>Nothing has been reviewed yet.</p> : null}
        <LineList>
          {reviews.map((review) => (
            <li key={review.id}>
              <Review review={review} />
            </li>
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}

function Review({ review }: { review: ReviewsOfCreatorQuery["reviews"][number] }) {
  const { lesson, reviewer } = review;
  const href = lesson ? placeOf(lesson).href : undefined;
  const name = lesson?.name ?? "A lesson that was removed";
  return (
    <>
      <Lines
        first={href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
        second={
          <>
            <ReviewTimes review={review} />
            {reviewer ? (
              <>
                {" "}
                · by <StaffLink {...reviewer} />
              </>
            ) : null}
          </>
        }
      />
      <ReviewChip review={review} />
    </>
  );
}
