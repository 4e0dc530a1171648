import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Section } from "@app/ui/detail/section.tsx";
import { Confirm } from "@app/ui/feedback/confirm.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { countOf } from "../../../shared/text/format.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { SessionItem } from "./session-item.public.tsx";
import {
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
  SessionsDocument,
  type SessionRowFragment,
} from "./security.generated.ts";

/** Where the viewer is signed in; each but this one can be ended. */
export function SessionsSection({ sessions }: { sessions: readonly SessionRowFragment[] }) {
  const client = useApolloClient();
  const one = useSave(RevokeSessionDocument, (data) => data.sessionRevoke);
  const others = useSave(RevokeOtherSessionsDocument, (data) => data.sessionsRevokeOthers);
  const [asking, setAsking] = useState(false);
  const elsewhere = sessions.filter(({ isCurrent }) => !isCurrent);

  function show(left: SessionRowFragment[] | null, said: string) {
    if (left) client.writeQuery({ query: SessionsDocument, data: { sessions: left } });
    else void client.refetchQueries({ include: [SessionsDocument] });
    toast.done(said);
  }

  async function end(id: string) {
    const { payload } = await one.save({ id });
    if (payload) show(payload.sessions, "Session ended.");
  }

  async function endOthers() {
    const { payload } = await others.save({});
    setAsking(false);
    if (payload) show(payload.sessions, `${countOf(elsewhere.length, "other session", "other sessions")} ended.`);
  }

  return (
    <Section
      title="Where you are signed in"
      actions={
        elsewhere.length > 0 ? (
          <Button size="small" onClick={() => setAsking(true)}>
            End all others
          </Button>
        ) : null
      }
    >
      <ul role="list">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} busy={one.saving} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={`End ${countOf(elsewhere.length, "other session", "other sessions")}?`}
        confirmLabel={elsewhere.length === 1 ? "End session" : "End sessions"}
        pending={others.saving}
        danger
        onConfirm={() => void endOthers()}
      >
        {elsewhere.length === 1 ? "That device has" : "Those devices have"} to sign in again. This one stays signed in.
      </Confirm>
    </Section>
  );
}
