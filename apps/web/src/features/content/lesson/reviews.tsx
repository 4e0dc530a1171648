import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import type { ReviewLineFragment } from "./review.generated.ts";

/** How far a review is, or how it ended. */
export function ReviewChip({
  review: { outcome, openedAt },
}: {
  review: Pick<ReviewLineFragment, "outcome" | "openedAt">;
}) {
  if (outcome === "PUBLISHED") return <StatusChip status="published" />;
  if (outcome === "CHANGES_REQUESTED") return <StatusChip status="changes-requested" />;
  if (outcome === "WITHDRAWN") return <StatusChip status="withdrawn" />;
  return <StatusChip status="review" word={openedAt === null ? "Not opened yet" : "Opened"} tone="waiting" />;
}

/** When it was handed in, and how long it took. */
export function ReviewTimes({ review: { submittedAt, endedAt, versionNumber } }: { review: ReviewLineFragment }) {
  return (
    <>
      Version {versionNumber} · submitted <When value={submittedAt} />
      {endedAt === null ? null : (
        <>
          {" "}
          · over <When value={endedAt} />
        </>
      )}
    </>
  );
}

/** The reviews of a lesson, the latest first. */
export function Reviews({ reviews }: { reviews: readonly ReviewLineFragment[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section title="Reviews">
      <LineList>
        {reviews.map((review) => (
          <li key={review.id}>
            <Lines
              first={review.reviewer ? <StaffLink {...review.reviewer} /> : "No reviewer yet"}
              second={<ReviewTimes review={review} />}
            />
            <ReviewChip review={review} />
          </li>
        ))}
      </LineList>
    </Section>
  );
}
