import { useSearchParams } from "react-router-dom";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { RuledList } from "@app/ui/detail/ruled-list.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { categoryWord, givenBy, ratingText } from "./tutor-feedback-labels.ts";
import { TutorFeedbackOfDocument } from "./tutor-feedback.generated.ts";
import { tutorFeedbackKind } from "./tutor-feedback.kind.ts";

/** What was said of a tutor, and what they said, the latest first. */
export function TutorFeedbackTab({ record: { id } }: { record: { id: string } }) {
  const mayWrite = useCan()(tutorFeedbackKind.write);
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(TutorFeedbackOfDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const feedback = data?.page?.items;
  if (feedback === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("feedback", error, refetch)} />;
  }
  const add = <TextLink href={withParams(params, { newFeedback: id })}>Add feedback</TextLink>;
  return (
    <TabColumn>
      <Section title="Feedback" actions={mayWrite ? add : undefined}>
        {feedback.length === 0 ? <p>No tutor feedback yet.</p> : null}
        <RuledList>
          {feedback.map((one) => (
            <li key={one.id}>
              <p>
                <TextLink href={withParams(params, { feedbackShown: one.id })}>{one.body}</TextLink>
                <small>
                  {categoryWord(one.category)} · {givenBy(one)} · <Day value={one.createdAt} />
                  {one.rating === null ? null : ` · ${ratingText(one.rating)}`}
                </small>
              </p>
              <StatusChip status={one.status} />
            </li>
          ))}
        </RuledList>
      </Section>
    </TabColumn>
  );
}
