import { useSearchParams } from "react-router-dom";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { feedbackPath } from "../../shared/links/record-paths.ts";
import { categoryWord, channelWord, typeWord } from "./feedback-labels.ts";
import { feedbackKind } from "./feedback.kind.ts";
import { FeedbacksOfDocument } from "./feedbacks-of.generated.ts";

/** What a customer said of the service, the last first, and the way to write down more. */
export function FeedbacksOf({ customerId, readOnly }: { customerId: string; readOnly: boolean }) {
  const mayWrite = useCan()(feedbackKind.write) && !readOnly;
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(FeedbacksOfDocument, {
    variables: { customerId },
    fetchPolicy: "cache-and-network",
  });
  const feedbacks = data?.feedbacks?.items;
  if (feedbacks === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("feedback", error, refetch)} />;
  }
  const add = <TextLink href={withParams(params, { newFeedback: customerId })}>Add feedback</TextLink>;
  return (
    <TabColumn>
      <Section title="Feedback" actions={mayWrite ? add : undefined}>
        {feedbacks.length === 0 ? <p>They have not said anything about the service yet.</p> : null}
        <LineList>
          {feedbacks.map(({ id, name, type, category, channel, body, status, createdAt }) => (
            <li key={id}>
              <p>
                <TextLink href={feedbackPath(id)}>
                  {name}: {typeWord(type)}
                </TextLink>
                <small>{body}</small>
                <small>
                  {categoryWord(category)} · {channelWord(channel)} · <Day value={createdAt} />
                </small>
              </p>
              <StatusChip status={status} />
            </li>
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}
