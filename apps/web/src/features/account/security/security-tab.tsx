import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { shownError } from "../../../shared/errors/server-error.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { PasswordForm } from "./password.form.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SessionsDocument } from "./security.generated.ts";

/** Password and sessions. */
export function SecurityTab() {
  const { data, error, loading, refetch } = useQuery(SessionsDocument, { fetchPolicy: "cache-and-network" });
  const sessions = data?.sessions;

  function content() {
    if (sessions) return <SessionsSection sessions={sessions} />;
    if (loading) return <SkeletonPage what="your sessions" />;
    const { message, requestId } = shownError(error);
    return (
      <ErrorState
        title="Your sessions could not be loaded"
        message={message}
        requestId={requestId ?? undefined}
        onRetry={() => void refetch()}
        focusRetry={false}
        stillWorks="changing your password"
      />
    );
  }

  return (
    <TabColumn>
      <PasswordForm onChanged={() => void refetch()} />
      {content()}
    </TabColumn>
  );
}
