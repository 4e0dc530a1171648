import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ActivityItem } from "./activity-item.tsx";
import { StaffUserActivityDocument } from "./staff-activity.generated.ts";
import type { StaffDetailFragment } from "./staff-user.generated.ts";

const first = 25;

/** What somebody did, newest first; nothing of it can be changed. */
export function ActivityTab({ user: { id, name } }: { user: StaffDetailFragment }) {
  const { data, loading, error, refetch, fetchMore } = useQuery(StaffUserActivityDocument, {
    variables: { id, first },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const stream = data?.staffUserActivity;
  if (!stream && loading) return <SkeletonPage what="activity" />;
  if (!stream) return <ErrorState {...failure("activity", error, refetch)} focusRetry={false} />;

  const { edges, pageInfo } = stream;
  const more = () => void fetchMore({ variables: { after: pageInfo.endCursor } });
  return (
    <Section title="What they did" note="Newest first; nothing here can be changed.">
      {edges.length === 0 ? <p>{name} has not done anything yet.</p> : null}
      <ol role="list" style={{ maxWidth: 620, marginBottom: 16 }}>
        {edges.map(({ node }) => (
          <ActivityItem key={node.id} activity={node} />
        ))}
      </ol>
      {pageInfo.hasNextPage ? (
        <ActionButton label={loading ? "Loading" : "Load more"} pending={loading} onSelect={more} />
      ) : null}
    </Section>
  );
}
