import { roles, toEnumName } from "@app/domain/enums.ts";
import { staffStatuses } from "@app/domain/account/staff-enums.ts";
import type { Role } from "@app/schema/types.generated.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { roleName, roleOf } from "../../../shared/text/format.ts";
import { LastSignIn } from "../last-sign-in.tsx";
import { StaffRowActions } from "./staff-row-actions.tsx";
import { StaffListDocument, type StaffRowFragment } from "./staff-list.generated.ts";
import css from "./staff.list.module.css";

const columns: readonly ListColumn<StaffRowFragment>[] = [
  {
    id: "name",
    header: "Name (by surname)",
    sort: "NAME",
    minWidth: 180,
    card: "title",
    cell: ({ name, avatar }) => (
      <span className={css.person} title={name}>
        <Avatar name={name} src={avatar} size={24} />
        <span>{name}</span>
      </span>
    ),
  },
  {
    id: "email",
    header: "Email",
    sort: "EMAIL",
    card: "line",
    cell: ({ email }) => email,
    minWidth: 226,
    maxWidth: 280,
  },
  { id: "role", header: "Role", card: "lead", cell: ({ role }) => roleName(roleOf(role)), minWidth: 124 },
  {
    id: "status",
    header: "Status",
    card: "status",
    cell: ({ status }) => <StatusChip status={status} />,
    minWidth: 116,
    maxWidth: 150,
  },
  {
    id: "lastLogin",
    header: "Last sign-in",
    sort: "LAST_LOGIN",
    firstSort: "DESC",
    minWidth: 120,
    whenNarrow: "hide",
    cell: ({ lastLoginAt, role }) => <LastSignIn at={lastLoginAt} role={role} />,
  },
  actionsColumn((user) => <StaffRowActions user={user} />),
];

/** The choice of the role filter for accounts without one. */
const noRole = "none";

export const staffList = listOf(StaffListDocument, {
  sorts: ["NAME", "EMAIL", "LAST_LOGIN", "CREATED"],
  sort: "NAME_ASC",
  columns,
  facets: "staffUser",
  filters: {
    role: {
      label: "Role",
      options: [
        ...roles.map((role) => ({ value: role, label: roleName(role) })),
        { value: noRole, label: "No role", countedAs: "" },
      ],
      asks: ([role = noRole]) => (role === noRole ? { withoutRole: true } : { role: [toEnumName(role) as Role] }),
    },
    status: oneOf("Status", staffStatuses),
  },
});
