import { roles, staffStatuses, toEnumName } from "@app/domain/enums.ts";
import type { Role, StaffStatus, StaffUserSort } from "@app/schema/types.generated.ts";
import { statusWord } from "@app/ui/value/status-tones.ts";
import { roleName } from "../../../shared/text/format.ts";
import type { ListRules } from "../../../shared/list/list-address.ts";
import type { ListVariables } from "../../../shared/list/use-list-state.ts";
import type { StaffListQueryVariables } from "./staff-list.generated.ts";

/** The choice of the role filter for accounts without one. */
const noRole = "none";

/** What the address of the list of staff may say. */
export const staffRules: ListRules<StaffUserSort> = {
  sort: "NAME_ASC",
  sorts: [
    "NAME_ASC",
    "NAME_DESC",
    "EMAIL_ASC",
    "EMAIL_DESC",
    "LAST_LOGIN_ASC",
    "LAST_LOGIN_DESC",
    "CREATED_ASC",
    "CREATED_DESC",
  ],
  columns: ["name", "email", "role", "status", "lastLogin"].map((id) => ({ id })),
  filters: [
    {
      name: "role",
      label: "Role",
      options: [...roles.map((role) => ({ value: role, label: roleName(role) })), { value: noRole, label: "No role" }],
    },
    {
      name: "status",
      label: "Status",
      multiple: true,
      options: staffStatuses.map((status) => ({ value: status, label: statusWord(status) })),
    },
  ],
};

/** What the address asks of the server; filters that are not in force are left out. */
export function staffVariables(asked: ListVariables<StaffUserSort>): StaffListQueryVariables {
  const { page, sort, search, chosen } = asked;
  const [role] = chosen("role") ?? [];
  const status = chosen("status")?.map((one) => toEnumName(one) as StaffStatus);
  const filter = {
    ...(search !== undefined && { search }),
    ...(role === noRole && { withoutRole: true }),
    ...(role !== undefined && role !== noRole && { role: [toEnumName(role) as Role] }),
    ...(status !== undefined && { status }),
  };
  return { page, sort, filter };
}
