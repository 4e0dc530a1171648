import { useSearchParams } from "react-router-dom";
import { Info, RefreshCw, Trash2, UserPlus } from "@app/ui/icons.ts";
import type { PageAction } from "@app/ui/page/page-action.ts";
import { withParams } from "../../shared/page/search-params.ts";
import { useCan } from "../../shared/permission/use-can.ts";
import { useRecordActions } from "../../shared/records/use-record-actions.ts";
import type { TokenRowFragment } from "./token.generated.ts";
import { tokenKind } from "./token.kind.ts";

/** What can be done with a token as it stands. */
export function useTokenActions(token: Pick<TokenRowFragment, "id" | "state">): readonly PageAction[] {
  const can = useCan();
  const [params] = useSearchParams();
  const { id, state } = token;
  const to = (name: string) => withParams(params, { [name]: id });
  const isUsable = state === "ACTIVE" || state === "SUSPENDED";
  const details: PageAction = { label: "Details", icon: Info, href: to("view") };
  const acts: readonly PageAction[] = [
    ...(state === "ACTIVE" ? [{ label: "Rotate", icon: RefreshCw, href: to("rotate") }] : []),
    ...(isUsable ? [{ label: "Hand over", icon: UserPlus, href: to("handOver") }] : []),
    ...(isUsable || state === "ENDING" ? [{ label: "Revoke", icon: Trash2, href: to("revoke"), danger: true }] : []),
  ];
  const usual = useRecordActions(tokenKind, { id }, [details, ...(can(tokenKind.act) ? acts : [])]);
  return state === "REVOKED" ? usual.filter(({ label }) => label !== "Edit") : usual;
}
