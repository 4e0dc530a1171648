import { inPercent } from "@app/domain/percent.ts";
import { sql } from "drizzle-orm";
import { accountUsers } from "../../features/account/account.public.ts";
import { listPolicies, policyList } from "../../features/policies/policies.queries.ts";
import type { CancellationPolicyRecord } from "../../features/policies/policies.record.ts";
import { cancellationPolicies } from "../../features/policies/policies.table.ts";
import { listRegions, regionList } from "../../features/regions/regions.queries.ts";
import type { RegionRecord } from "../../features/regions/regions.record.ts";
import { regions } from "../../features/regions/regions.table.ts";
import { listStaffUsers, staffUserList, type StaffUserRecord } from "../../features/staff/staff-list.public.ts";
import { listMails, mailList, mails, type MailRecord } from "../../features/system/mail/mail-list.public.ts";
import { phoneCell } from "./cell.ts";
import { exportKind } from "./export-kind.ts";
import { nameIn, namesIn, regionCodes, regionFilter, wordsOf, type Names } from "./names.ts";

export const regionsExport = exportKind<{ region: RegionRecord; policies: Names }>({
  permission: "regions:read",
  list: regionList,
  table: regions,
  async read(context, request) {
    const { rows } = await listRegions(context, request);
    const ids = rows.map(({ cancellationPolicyId }) => cancellationPolicyId);
    const policies = await namesIn(context, cancellationPolicies, cancellationPolicies.name, ids);
    return rows.map((region) => ({ region, policies }));
  },
  columns: [
    { id: "code", heading: "Code", cell: ({ region }) => region.code },
    { id: "name", heading: "Name", cell: ({ region }) => region.name },
    { id: "currency", heading: "Currency", cell: ({ region }) => region.currency },
    { id: "zone", heading: "Time zone", cell: ({ region }) => region.timeZone },
    {
      id: "policy",
      heading: "Cancellation policy",
      cell: ({ region, policies }) => nameIn(policies, region.cancellationPolicyId),
    },
    { id: "customers", heading: "Customers", cell: ({ region }) => region.customers ?? null, sum: true },
    { id: "tutors", heading: "Tutors", cell: ({ region }) => region.tutors ?? null, sum: true },
    { id: "status", heading: "Status", cell: ({ region }) => (region.active ? "Active" : "Archived") },
    { id: "tax", heading: "Tax rate, %", cell: ({ region }) => region.taxRateBp / 100 },
    { id: "prefix", heading: "Invoice prefix", cell: ({ region }) => region.invoicePrefix },
    { id: "created", heading: "Created", cell: ({ region }) => region.createdAt },
  ],
  filters: {
    active: {
      label: "Status",
      words: (_, values) => Promise.resolve(values.map((value) => (value === "true" ? "Active" : "Archived"))),
    },
  },
});

export const policiesExport = exportKind<CancellationPolicyRecord>({
  permission: "regions:read",
  list: policyList,
  table: cancellationPolicies,
  read: async (context, request) => (await listPolicies(context, request)).rows,
  columns: [
    { id: "name", heading: "Name", cell: ({ name }) => name },
    {
      id: "late",
      heading: "Cancelled late",
      cell: ({ lateCancelPercent, windowHours }) => `${inPercent(lateCancelPercent)} under ${windowHours} h`,
    },
    { id: "no-show", heading: "No-show, %", cell: ({ noShowPercent }) => noShowPercent },
    { id: "regions", heading: "Regions", cell: ({ regions: count }) => count, sum: true },
    { id: "version", heading: "Version in force", cell: ({ version }) => version },
    { id: "since", heading: "In force since", cell: ({ updatedAt }) => updatedAt },
  ],
  filters: {},
});

/** Hides the last sign-in of those whom the caller may not inspect, also from the sort order. */
const seenSignIn = sql`case when ${accountUsers.userRole} = 'super-admin' then null else ${accountUsers.lastLoginAt} end`;

export const staffExport = exportKind<{ user: StaffUserRecord; regions: Names }>({
  permission: "staff:read",
  list: staffUserList,
  table: accountUsers,
  orderFor: ({ actor }, sort) =>
    sort.endsWith("lastLoginAt") && actor.role !== "super-admin"
      ? [{ by: seenSignIn, type: accountUsers.lastLoginAt.getSQLType(), nullable: true }]
      : undefined,
  async read(context, request) {
    const { rows } = await listStaffUsers(context, request);
    const known = await regionCodes(
      context,
      rows.flatMap(({ regionIds }) => regionIds),
    );
    return rows.map((user) => ({ user, regions: known }));
  },
  columns: [
    { id: "name", heading: "Name (by surname)", cell: ({ user }) => `${user.firstname} ${user.lastname}` },
    { id: "email", heading: "Email", cell: ({ user }) => user.email },
    { id: "role", heading: "Role", cell: ({ user }) => wordsOf(user.user_role || null) ?? "No role" },
    { id: "status", heading: "Status", cell: ({ user }) => wordsOf(user.status) },
    { id: "lastLogin", heading: "Last sign-in", cell: ({ user }) => user.lastLoginAt },
    { id: "phone", heading: "Phone", cell: ({ user }) => phoneCell(user.phone) },
    { id: "timeZone", heading: "Time zone", cell: ({ user }) => user.timeZone },
    {
      id: "regions",
      heading: "Regions",
      cell: ({ user, regions: known }) => user.regionIds.flatMap((id) => known.get(id) ?? []).join(", "),
    },
    { id: "created", heading: "Created", cell: ({ user }) => user.createdAt },
  ],
  filters: {
    user_role: { label: "Role" },
    hasRole: {
      label: "Role",
      words: (_, values) => Promise.resolve(values.map((value) => (value === "true" ? "Any" : "No role"))),
    },
    regionId: regionFilter,
  },
});

/** An email's content and link are for its recipient and never exported. */
export const mailsExport = exportKind<MailRecord>({
  permission: "system:read",
  list: mailList,
  table: mails,
  // No column contains a link, so the portal's address is not needed.
  read: async (context, request) => (await listMails(context, request, "")).rows,
  columns: [
    { id: "subject", heading: "Email", cell: ({ subject }) => subject },
    { id: "to", heading: "To", cell: ({ to }) => to },
    { id: "status", heading: "Status", cell: ({ status }) => wordsOf(status) },
    { id: "created", heading: "Written", cell: ({ createdAt }) => createdAt },
    { id: "template", heading: "Kind", cell: ({ template }) => wordsOf(template) },
    { id: "sent", heading: "Sent", cell: ({ sentAt }) => sentAt },
    { id: "attempts", heading: "Attempts", cell: ({ attempts }) => attempts },
    { id: "error", heading: "Error", cell: ({ error }) => error },
  ],
  filters: { template: { label: "Kind" } },
});
