import { useSearchParams } from "react-router-dom";
import { tokenMessages } from "@app/domain/tokens/token-messages.ts";
import { Info, RefreshCw, Trash2, UserPlus } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { useViewer } from "../../shared/session/session-context.ts";
import { useRecordActions } from "../../shared/records/use-record-actions.ts";
import type { TokenRowFragment } from "./token.generated.ts";
import { tokenKind } from "./token.kind.ts";

/** What can be done with a token as it stands. */
export function useTokenActions(token: Pick<TokenRowFragment, "id" | "state" | "owner">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const { id, state, owner } = token;
  const viewer = useViewer();
  // Anybody who may revoke may revoke what a super-admin answers for; the rest is theirs.
  const refused =
    owner?.role === "SUPER_ADMIN" && viewer.role !== "SUPER_ADMIN" ? { disabledReason: tokenMessages.above } : {};
  const to = (name: string) => withParams(params, { [name]: id });
  const isUsable = state === "ACTIVE" || state === "SUSPENDED";
  const details: PageAction = { label: "Details", icon: Info, href: to("view") };
  const acts: readonly PageAction[] = [
    ...(state === "ACTIVE" ? [{ label: "Rotate", icon: RefreshCw, href: to("rotate"), ...refused }] : []),
    ...(isUsable ? [{ label: "Hand over", icon: UserPlus, href: to("handOver"), ...refused }] : []),
    ...(state !== "REVOKED" ? [{ label: "Revoke", icon: Trash2, href: to("revoke"), danger: true }] : []),
  ];
  const usual = useRecordActions(tokenKind, { id }, [details, ...(can(tokenKind.act) ? acts : [])]);
  const shown = state === "REVOKED" ? usual.filter(({ label }) => label !== "Edit") : usual;
  return shown.map((action) => (action.label === "Edit" ? { ...action, ...refused } : action));
}
