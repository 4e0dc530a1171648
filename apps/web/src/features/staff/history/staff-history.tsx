import { roles } from "@app/domain/enums.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { RecordHistory } from "../../../shared/records/record-history.tsx";
import { roleName } from "../../../shared/text/format.ts";
import { StaffStandingDocument } from "../events/staff-events.generated.ts";
import { newStaffForm } from "../fields/staff.fields.ts";
import { useRegionNames } from "../fields/use-region-names.ts";

const kind = { history: "STAFF_USER", one: "account", write: "staff:write" } as const;
const labels = { ...newStaffForm.labels, status: "Status", bio: "Bio", avatar: "Picture", password: "Password" };

/** What was changed about an account, by whom, before and after. Only its owner takes changes back. */
export function StaffHistory(props: RecordDialogProps) {
  const { namesOf } = useRegionNames();
  const show = {
    role: (value: unknown) => roleName(roles.find((role) => role === value) ?? null),
    regionIds: namesOf,
    avatar: () => "a picture",
  };
  return <RecordHistory {...props} kind={kind} query={StaffStandingDocument} words={{ labels, show }} />;
}
