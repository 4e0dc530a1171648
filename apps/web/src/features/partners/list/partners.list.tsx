import { toEnumName } from "@app/domain/enums.ts";
import { partnerStatuses } from "@app/domain/partners/partner-enums.ts";
import { words } from "@app/domain/views/words.ts";
import type { PartnerKind } from "@app/schema/types.generated.ts";
import type { ListColumn } from "@app/ui/list/list-column.ts";
import { MoreMenu } from "@app/ui/page/more-menu.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { actionsColumn, countColumn } from "../../../shared/list/list-columns.tsx";
import { anyId, anyOf, oneOf } from "../../../shared/list/list-filters.ts";
import { listOf } from "../../../shared/list/list-of.ts";
import { AgreementEnd } from "../agreement-end.tsx";
import { usePartnerActions } from "../partner-actions.ts";
import { agreementOptions, kindOptions, kindWord } from "../partner-labels.ts";
import { PartnersListDocument, type PartnerRowFragment } from "../partner.generated.ts";

function PartnerRowActions({ partner }: { partner: PartnerRowFragment }) {
  return <MoreMenu actions={usePartnerActions(partner)} label={`Actions for ${partner.name}`} size="small" />;
}

const columns: readonly ListColumn<PartnerRowFragment>[] = [
  { id: "name", header: "Name", sort: "NAME", card: "title", minWidth: 200, cell: ({ name }) => name },
  { id: "kind", header: "Kind", minWidth: 104, maxWidth: 130, cell: ({ kind }) => kindWord(kind) },
  {
    id: "contact",
    header: "Contact",
    minWidth: 190,
    cell: ({ contactName, contactEmail }) => <Lines first={contactName} second={contactEmail} />,
  },
  countColumn("users", "Users", ({ userCount }) => userCount, { minWidth: 72, maxWidth: 90 }),
  countColumn("learners", "Learners", ({ learnerCount }) => learnerCount, { minWidth: 88, maxWidth: 104 }),
  {
    id: "agreementEnd",
    header: "Agreement end",
    sort: "AGREEMENT_ENDS_ON",
    minWidth: 148,
    maxWidth: 190,
    cell: (partner) => <AgreementEnd {...partner} />,
  },
  {
    id: "status",
    header: "Status",
    card: "status",
    minWidth: 116,
    maxWidth: 140,
    cell: ({ status }) => <StatusChip status={status} />,
  },
  actionsColumn((partner) => <PartnerRowActions partner={partner} />),
];

export const partnersList = listOf(PartnersListDocument, {
  sorts: ["NAME", "CREATED", "AGREEMENT_ENDS_ON"],
  sort: "NAME_ASC",
  columns,
  facets: "partner",
  filters: {
    status: oneOf("Status", partnerStatuses),
    kind: anyOf("Kind", kindOptions, (kind) => toEnumName(kind) as PartnerKind),
    regionId: anyId("Region", [{ value: words.myRegions, label: "My regions" }]),
    agreementState: oneOf("Agreement", agreementOptions),
    ownerId: anyId("Owner", [
      { value: words.me, label: "Me" },
      { value: words.none, label: "Nobody" },
    ]),
  },
});
