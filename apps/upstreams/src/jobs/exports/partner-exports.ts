import { partnerKindLabels } from "@app/domain/partners/partner-enums.ts";
import {
  listPartners,
  partnerList,
  partners,
  type PartnerRecord,
} from "../../features/partners/partners-list.public.ts";
import { phoneCell } from "./cell.ts";
import { exportKind } from "./export-kind.ts";
import { idsOf, nameIn, regionCodes, regionFilter, staffNames, wordsFrom, wordsOf, type Names } from "./names.ts";

interface Partner {
  partner: PartnerRecord;
  regions: Names;
  people: Names;
}

/** "Agreement ended": as the list says it. */
const agreementEnd = ({ agreementState, agreementEndsOn }: PartnerRecord) =>
  agreementState === "ended" ? `Agreement ended ${agreementEndsOn}` : agreementEndsOn;

export const partnersExport = exportKind<Partner>({
  permission: "partners:read",
  list: partnerList,
  table: partners,
  async read(context, request) {
    const { rows } = await listPartners(context, request);
    const known = await regionCodes(
      context,
      rows.flatMap(({ regionIds }) => regionIds),
    );
    const people = await staffNames(
      context,
      rows.map(({ ownerId }) => ownerId),
    );
    return rows.map((partner) => ({ partner, regions: known, people }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ partner }) => partner.name },
    { id: "kind", heading: "Kind", cell: ({ partner }) => wordsOf(partner.kind, partnerKindLabels) },
    { id: "contact", heading: "Contact", cell: ({ partner }) => partner.contactName },
    { id: "users", heading: "Users", cell: ({ partner }) => partner.users, sum: true },
    { id: "agreementEnd", heading: "Agreement end", cell: ({ partner }) => agreementEnd(partner) },
    { id: "status", heading: "Status", cell: ({ partner }) => wordsOf(partner.status) },
    { id: "email", heading: "Email", cell: ({ partner }) => partner.contactEmail },
    { id: "phone", heading: "Phone", cell: ({ partner }) => phoneCell(partner.phone) },
    { id: "country", heading: "Country", cell: ({ partner }) => partner.country },
    {
      id: "regions",
      heading: "Regions",
      cell: ({ partner, regions }) => partner.regionIds.flatMap((id) => nameIn(regions, id) ?? []).join(", "),
    },
    { id: "code", heading: "Code", cell: ({ partner }) => partner.code },
    { id: "owner", heading: "Owner", cell: ({ partner, people }) => nameIn(people, partner.ownerId) },
    { id: "agreementStart", heading: "Agreement start", cell: ({ partner }) => partner.agreementStartsOn },
    {
      id: "share",
      heading: "Revenue share, %",
      cell: ({ partner }) => (partner.revenueShareBp === null ? null : partner.revenueShareBp / 100),
    },
    { id: "created", heading: "Created", cell: ({ partner }) => partner.createdAt },
  ],
  filters: {
    kind: wordsFrom("Kind", partnerKindLabels),
    regionId: regionFilter,
    ownerId: idsOf("Owner", staffNames),
    endingSoon: {
      label: "Agreement ends within 60 days",
      words: (_, values) => Promise.resolve(values.map((value) => (value === "true" ? "Yes" : "No"))),
    },
  },
});
