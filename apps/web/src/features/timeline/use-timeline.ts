import type { TimelineOwner } from "@app/domain/timeline/timeline.ts";
import type { TimelineKind } from "@app/schema/types.generated.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import {
  CustomerTimelineDocument,
  LeadTimelineDocument,
  LearnerTimelineDocument,
  TutorTimelineDocument,
} from "./timeline.generated.ts";

const documents = {
  customer: CustomerTimelineDocument,
  learner: LearnerTimelineDocument,
  lead: LeadTimelineDocument,
  tutor: TutorTimelineDocument,
} as const satisfies Record<TimelineOwner, unknown>;

/** Somebody's timeline, newest first, in parts. `earlier` is undefined at its beginning. */
export function useTimeline(owner: TimelineOwner, id: string, kinds: TimelineKind[]) {
  const { data, loading, error, refetch, fetchMore } = useQuery(documents[owner], {
    variables: { id, kinds },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const { edges, pageInfo } = data?.timeline ?? {};
  const after = pageInfo?.hasNextPage === true ? pageInfo.endCursor : null;
  const earlier = () =>
    fetchMore({
      variables: { after },
      updateQuery: (known, { fetchMoreResult: more }) =>
        known.timeline && more.timeline
          ? { ...more, timeline: { ...more.timeline, edges: [...known.timeline.edges, ...more.timeline.edges] } }
          : known,
    });
  return {
    entries: edges?.map(({ node }) => node),
    loading,
    error,
    refetch,
    earlier: after === null ? undefined : () => void earlier(),
  };
}
