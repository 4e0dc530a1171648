import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { Confirm } from "@app/ui/feedback/confirm.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { countOf } from "../../../shared/text/format.ts";
import { failure } from "../../../shared/errors/failure.ts";
import { useConfirmed } from "../../../shared/save/use-confirmed.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { SessionItem } from "../../account/security/session-item.public.tsx";
import {
  RevokeStaffSessionsDocument,
  StaffUserSessionsDocument,
  type RevokeStaffSessionsMutation,
} from "./staff-sessions.generated.ts";
import type { StaffDetailFragment } from "./staff-user.generated.ts";

type Left = RevokeStaffSessionsMutation["staffUserSessionsRevoke"]["sessions"];

/** Where somebody is signed in; each session, or all of them, can be ended. */
export function StaffSessionsTab({ user }: { user: StaffDetailFragment }) {
  const { id, name, viewerCan } = user;
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(StaffUserSessionsDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const { save, saving } = useSave(RevokeStaffSessionsDocument, (answer) => answer.staffUserSessionsRevoke);
  const [asking, setAsking] = useState(false);
  const all = useConfirmed(
    async (form) => {
      const { payload } = await save({ id }, form);
      if (payload) show(payload.sessions, "All sessions ended.");
      return payload ? { payload } : {};
    },
    () => setAsking(false),
  );
  const sessions = data?.staffUserSessions;

  function show(left: Left, said: string) {
    if (left) {
      const query = { query: StaffUserSessionsDocument, variables: { id } };
      client.writeQuery({ ...query, data: { staffUserSessions: left } });
    } else void refetch();
    toast.done(said);
  }

  async function end(sessionId: string) {
    const { payload } = await save({ id, sessionId });
    if (payload) show(payload.sessions, "Session ended.");
  }

  if (!sessions && loading) return <SkeletonPage what="sessions" />;
  if (!sessions) return <ErrorState {...failure("sessions", error, refetch)} focusRetry={false} />;
  const mayEnd = viewerCan.revokeSessions;
  return (
    <TabColumn>
      <Section
        title="Where they are signed in"
        actions={
          sessions.length === 0 ? null : (
            <ActionButton
              label="End all"
              size="small"
              disabledReason={mayEnd.reason ?? undefined}
              onSelect={() => setAsking(true)}
            />
          )
        }
      >
        {sessions.length === 0 ? <p>{name} is not signed in anywhere.</p> : null}
        <ul role="list">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              busy={saving}
              onEnd={mayEnd.allowed ? () => void end(session.id) : null}
            />
          ))}
        </ul>
        <Confirm
          open={asking}
          onClose={() => setAsking(false)}
          title={`End ${countOf(sessions.length, "session")} of ${name}?`}
          confirmLabel={sessions.length === 1 ? "End session" : "End sessions"}
          danger
          pending={saving}
          error={all.error}
          onConfirm={all.confirm}
        >
          They will have to sign in again. Their unsaved changes stay on their device.
        </Confirm>
      </Section>
    </TabColumn>
  );
}
