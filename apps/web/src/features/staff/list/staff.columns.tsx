import styled from "@emotion/styled";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { Avatar } from "@app/ui/value/avatar.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { roleName, roleOf } from "../../../shared/text/format.ts";
import { LastSignIn } from "../last-sign-in.tsx";
import { StaffRowActions } from "./staff-row-actions.tsx";
import type { StaffRowFragment } from "./staff-list.generated.ts";

const Person = styled.span({
  display: "inline-flex",
  alignItems: "center",
  gap: 10,
  maxWidth: "100%",
  verticalAlign: "middle",
  "& > span:last-child": { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", overflowWrap: "anywhere" },
});

export const staffColumns: readonly ListColumn<StaffRowFragment>[] = [
  {
    id: "name",
    header: "Name (by surname)",
    sort: "NAME",
    least: 180,
    card: "title",
    cell: ({ name, avatar }) => (
      <Person title={name}>
        <Avatar name={name} src={avatar} size={24} />
        <span>{name}</span>
      </Person>
    ),
  },
  { id: "email", header: "Email", sort: "EMAIL", card: "line", cell: ({ email }) => email, least: 226, most: 280 },
  { id: "role", header: "Role", card: "lead", cell: ({ role }) => roleName(roleOf(role)), least: 124 },
  {
    id: "status",
    header: "Status",
    card: "status",
    cell: ({ status }) => <StatusChip status={status} />,
    least: 116,
    most: 150,
  },
  {
    id: "lastLogin",
    header: "Last sign-in",
    sort: "LAST_LOGIN",
    firstSort: "DESC",
    least: 120,
    tight: "drop",
    cell: ({ lastLoginAt, role }) => <LastSignIn at={lastLoginAt} role={role} />,
  },
  {
    id: "actions",
    header: "Actions",
    quietHeader: true,
    fixed: true,
    card: "corner",
    least: 52,
    cell: (user) => <StaffRowActions user={user} />,
  },
];
