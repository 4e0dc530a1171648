import { mayMend } from "@app/domain/billing/own-mistakes.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { roleOf } from "../../shared/text/format.ts";

/** Whether the viewer may void or take back what somebody did then; the server decides by the same rule. */
export function useMayMend(): (by: { id: string } | null, at: string | null) => boolean {
  const { id, role } = useViewer();
  return (by, at) => mayMend({ id, role: roleOf(role) }, { byId: by?.id ?? null, at: new Date(at ?? 0) }, new Date());
}
