import { agreementStateLabels, partnerKindLabels } from "@app/domain/partners/partner-enums.ts";
import { fullName } from "@app/domain/people/name.ts";
import {
  listPartners,
  listPartnerUsers,
  partnerList,
  partners,
  partnerUserList,
  partnerUsers,
  type PartnerRecord,
  type PartnerUserRecord,
} from "../../features/partners/partners-list.public.ts";
import { phoneCell } from "./cell.ts";
import { exportKind } from "./export-kind.ts";
import {
  idsOf,
  nameIn,
  partnerNames,
  regionCodes,
  regionFilter,
  staffNames,
  wordsFrom,
  wordsOf,
  type Names,
} from "./names.ts";

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
    { id: "learners", heading: "Learners", cell: ({ partner }) => partner.learners, sum: true },
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
    { id: "id", heading: "Partner ID", cell: ({ partner }) => partner._id },
  ],
  filters: {
    kind: wordsFrom("Kind", partnerKindLabels),
    regionId: regionFilter,
    ownerId: idsOf("Owner", staffNames),
    agreementState: wordsFrom("Agreement", agreementStateLabels),
  },
});

interface PartnerUser {
  user: PartnerUserRecord;
  partners: Names;
}

/** "Partner suspended": as the list says it. */
const statusOf = ({ status, readsAs }: PartnerUserRecord) =>
  status === readsAs ? wordsOf(status) : "Partner suspended";

export const partnerUsersExport = exportKind<PartnerUser>({
  permission: "partners:read",
  list: partnerUserList,
  table: partnerUsers,
  async read(context, request) {
    const { rows } = await listPartnerUsers(context, request);
    const known = await partnerNames(
      context,
      rows.map(({ partnerId }) => partnerId),
    );
    return rows.map((user) => ({ user, partners: known }));
  },
  columns: [
    { id: "name", heading: "Name", cell: ({ user }) => fullName(user) },
    { id: "email", heading: "Email", cell: ({ user }) => user.email },
    { id: "partner", heading: "Partner", cell: ({ user, partners: known }) => nameIn(known, user.partnerId) },
    { id: "role", heading: "Role", cell: ({ user }) => wordsOf(user.partnerRole) },
    { id: "status", heading: "Status", cell: ({ user }) => statusOf(user) },
    { id: "lastSeen", heading: "Last seen", cell: ({ user }) => user.lastSeenAt },
    { id: "allLearners", heading: "Sees all learners", cell: ({ user }) => (user.allLearners ? "Yes" : "No") },
    { id: "learners", heading: "Learners chosen", cell: ({ user }) => user.learnerIds.length },
    { id: "created", heading: "Created", cell: ({ user }) => user.createdAt },
  ],
  filters: {
    partnerId: idsOf("Partner", partnerNames),
    partnerRole: wordsFrom("Role", {}),
    readsAs: wordsFrom("Status", {}),
  },
});
