import { useSearchParams } from "react-router-dom";
import { accountPaths } from "@app/domain/account/account-paths.ts";
import { Pencil } from "@app/ui/icons.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { staffActions } from "../events/staff-events.ts";
import type { StaffRowFragment } from "./staff-list.generated.ts";

/** What can be done with one account: behind "more" in its row. */
export function StaffRowActions({ user }: { user: StaffRowFragment }) {
  const [params] = useSearchParams();
  const { allowed, reason } = user.viewerCan.update;
  const edit = {
    label: "Edit",
    icon: Pencil,
    href: accountPaths.staffUser(user.id),
    disabledReason: allowed ? undefined : (reason ?? undefined),
  };
  return <MoreMenu actions={[edit, ...staffActions(user, params)]} label={`Actions for ${user.name}`} size="small" />;
}
