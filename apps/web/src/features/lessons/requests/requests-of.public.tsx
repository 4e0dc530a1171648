import { useSearchParams } from "react-router-dom";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { learnerInWords } from "./party.tsx";
import { lessonKindOptions } from "./request-labels.ts";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { requestPath } from "../../../shared/links/record-paths.ts";
import { requestKind } from "./request.kind.ts";
import { LessonRequestsOfDocument } from "./requests-of.generated.ts";

const kind = labelOf(lessonKindOptions);

/** Every request of a customer, the last first, and the way to a new one for them. */
export function RequestsOf({ customerId, readOnly }: { customerId: string; readOnly: boolean }) {
  const mayWrite = useCan()(requestKind.write) && !readOnly;
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useQuery(LessonRequestsOfDocument, {
    variables: { filter: { customerId: [customerId] } },
    fetchPolicy: "cache-and-network",
  });
  const requests = data?.lessonRequests?.items;
  if (requests === undefined) {
    if (loading) return <SkeletonLines count={6} />;
    return <ErrorState {...failure("requests", error, refetch)} />;
  }
  const add = <TextLink href={withParams(params, { newRequest: customerId })}>Add request</TextLink>;
  return (
    <TabColumn>
      <Section title="Lesson requests" actions={mayWrite ? add : undefined}>
        {requests.length === 0 ? <p>They have not asked for lessons yet.</p> : null}
        <LineList>
          {requests.map((request) => (
            <li key={request.id}>
              <p>
                <TextLink href={requestPath(request.id)}>
                  {request.name}: {request.subject}
                </TextLink>
                <small>
                  {learnerInWords(request)} · {kind(request.kind)} · {request.lessonsPerWeek} ×{" "}
                  {request.durationMinutes} min · asked <Day value={request.createdAt} />
                </small>
              </p>
              <StatusChip status={request.status} />
            </li>
          ))}
        </LineList>
      </Section>
    </TabColumn>
  );
}
