import { tokenStates } from "@app/domain/tokens/token-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { actionsColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, oneOf, yesOrNo } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { countOf } from "../../../shared/text/format.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { useTokenActions } from "../token-actions.ts";
import { LastUse, TokenEnd } from "../token-labels.tsx";
import { TokensListDocument, type TokenRowFragment } from "../token.generated.ts";

function TokenRowActions({ token }: { token: TokenRowFragment }) {
  return <MoreMenu actions={useTokenActions(token)} label={`Actions for ${token.name}`} size="small" />;
}

const columns: readonly ListColumn<TokenRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", card: "title", minWidth: 160, cell: ({ name }) => name },
  { id: "purpose", header: "Purpose", minWidth: 160, cell: ({ purpose }) => purpose ?? "–" },
  {
    id: "owner",
    header: "Owner",
    minWidth: 130,
    maxWidth: 180,
    cell: ({ owner }) => (owner ? <StaffLink {...owner} /> : "–"),
  },
  {
    id: "scopes",
    header: "Scopes",
    minWidth: 110,
    maxWidth: 140,
    cell: ({ scopes, lostScopes }) => (
      <Lines
        first={countOf(scopes.length, "scope")}
        second={lostScopes.length > 0 ? `${lostScopes.length} not in force` : undefined}
      />
    ),
  },
  { id: "prefix", header: "Begins with", minWidth: 100, maxWidth: 120, cell: ({ prefix }) => <code>{prefix}</code> },
  {
    id: "expiry",
    header: "Last day",
    sort: "EXPIRES_ON",
    minWidth: 150,
    maxWidth: 210,
    cell: (token) => <TokenEnd {...token} />,
  },
  {
    id: "lastUsed",
    header: "Last used",
    sort: "LAST_USED_AT",
    minWidth: 130,
    maxWidth: 170,
    cell: (token) => <LastUse {...token} />,
  },
  {
    id: "state",
    header: "State",
    card: "status",
    minWidth: 130,
    maxWidth: 150,
    cell: ({ state }) => <StatusChip status={state} />,
  },
  actionsColumn((token) => <TokenRowActions token={token} />),
];

export const tokensList = listOf(TokensListDocument, {
  sorts: ["NAME", "CREATED", "EXPIRES_ON", "LAST_USED_AT"],
  sort: "NAME_ASC",
  columns,
  facets: "serviceToken",
  filters: {
    state: oneOf("State", tokenStates),
    ownerId: anyId("Owner", [{ value: words.me, label: "Me" }]),
    expiringSoon: yesOrNo("Expiry", "Within 30 days", "Later"),
  },
});
