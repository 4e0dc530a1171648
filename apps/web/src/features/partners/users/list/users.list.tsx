import type { ListColumn } from "@app/ui/list/list-column.ts";
import { TextLink } from "@app/ui/link/link.tsx";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { Ago } from "@app/ui/value/when.tsx";
import { actionsColumn } from "../../../../shared/list/list-columns.tsx";
import { anyId, oneOf } from "../../../../shared/list/list-filters.ts";
import { listOf } from "../../../../shared/list/list-of.ts";
import { partnerPath } from "../../partner.kind.ts";
import { useUserActions } from "../user-actions.ts";
import { roleOptions, roleWord, staffRemark, statusOptions } from "../user-labels.ts";
import { UserStatus } from "../user-status.tsx";
import { PartnerUsersListDocument, type PartnerUserRowFragment } from "../user.generated.ts";

function UserRowActions({ user }: { user: PartnerUserRowFragment }) {
  return <MoreMenu actions={useUserActions(user)} label={`Actions for ${user.name}`} size="small" />;
}

const columns: readonly ListColumn<PartnerUserRowFragment>[] = [
  {
    id: "name",
    header: "Name (by surname)",
    sort: "LAST_NAME",
    card: "title",
    minWidth: 168,
    cell: ({ name }) => name,
  },
  {
    id: "email",
    header: "Email",
    minWidth: 220,
    cell: ({ email, hasStaffAccount }) => <Lines first={email} second={hasStaffAccount ? staffRemark : undefined} />,
  },
  {
    id: "partner",
    header: "Partner",
    minWidth: 180,
    cell: ({ partner }) => (partner ? <TextLink href={partnerPath(partner.id)}>{partner.name}</TextLink> : "–"),
  },
  { id: "role", header: "Role", minWidth: 88, maxWidth: 110, cell: ({ partnerRole }) => roleWord(partnerRole) },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 156,
    maxWidth: 190,
    cell: (user) => <UserStatus user={user} />,
  },
  {
    id: "lastSeen",
    header: "Last seen",
    sort: "LAST_SEEN_AT",
    firstSort: "DESC",
    minWidth: 112,
    maxWidth: 140,
    whenNarrow: "hide",
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? "Never" : <Ago value={lastSeenAt} />),
  },
  actionsColumn((user) => <UserRowActions user={user} />),
];

export const usersList = listOf(PartnerUsersListDocument, {
  sorts: ["LAST_NAME", "CREATED", "LAST_SEEN_AT"],
  sort: "LAST_NAME_ASC",
  columns,
  facets: "partnerUser",
  filters: {
    partnerId: anyId("Partner"),
    partnerRole: oneOf("Role", roleOptions),
    readsAs: oneOf("Status", statusOptions),
  },
});
