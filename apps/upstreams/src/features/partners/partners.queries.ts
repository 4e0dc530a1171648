import { eq, inArray, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { defaultTimeZone } from "@app/domain/account/staff-user.ts";
import { messages } from "@app/domain/messages.ts";
import { agreementStates, partnerKinds, partnerStatuses } from "@app/domain/partners/partner-enums.ts";
import { agreementStateOn, endingDays } from "@app/domain/partners/partner-states.ts";
import { localDay } from "@app/domain/time.ts";
import { anyIn, anyOf, anyText, type Filter, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { userFilter, withOwnRegions } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { filesOf } from "../files/files.public.ts";
import { regions } from "../regions/regions.public.ts";
import { countLearners } from "./partner-learners.queries.ts";
import { usersOf } from "./partner-users.queries.ts";
import { partnerOf, type PartnerRecord } from "./partner.record.ts";
import { partners, type PartnerRow } from "./partners.table.ts";

/** Today in a partner's region; `dayOf` says the same of one that was read. */
export const todayThere = (now: Date): SQL => sql`(${now.toISOString()}::timestamptz at time zone coalesce(
  (select ${regions.timeZone} from ${regions} where ${regions.id} = ${partners.regionIds}[1]), ${defaultTimeZone}))::date`;

/** `agreementStateOn` in SQL. */
const agreementSql = (now: Date): SQL => sql`case
  when ${partners.agreementStartsOn} is null then 'none'
  when ${partners.agreementEndsOn} < ${todayThere(now)} then 'ended'
  when ${partners.agreementStartsOn} > ${todayThere(now)} then 'upcoming'
  when ${partners.agreementEndsOn} <= ${todayThere(now)} + ${endingDays}::int then 'ending'
  else 'running' end`;

const byAgreement: Filter = {
  value: z.enum(agreementStates, messages.choice("Agreement")),
  many: true,
  where: (values, { now }) => inArray(agreementSql(now), values),
  countedBy: ({ now }) => agreementSql(now),
};

/** Partners whose contact has an address of this domain. */
const byDomain: Filter = {
  value: z.string(),
  many: false,
  where: ([domain = ""]) => eq(sql`split_part(${partners.contactEmail}, '@', 2)`, domain.toLowerCase()),
};

export const partnerList: ListSpec = {
  sorts: {
    name: [partners.sortName],
    createdAt: [partners.createdAt],
    agreementEndsOn: [partners.agreementEndsOn],
  },
  defaultSort: "name",
  search: partners.searchName,
  id: partners.id,
  filters: {
    id: anyText(partners.id),
    status: anyOf(partners.status, partnerStatuses, "Status"),
    kind: anyOf(partners.kind, partnerKinds, "Kind"),
    regionId: withOwnRegions(anyIn(partners.regionIds)),
    ownerId: userFilter(partners.ownerId),
    agreementState: byAgreement,
    contactDomain: byDomain,
  },
};

/** Time zones of regions, for days in them. */
async function zonesOf({ db }: Pick<Context, "db">, rows: readonly PartnerRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ regionIds }) => regionIds.slice(0, 1)))];
  if (ids.length === 0) return new Map();
  const { id, timeZone } = regions;
  const found = await db.select({ id, timeZone }).from(regions).where(inArray(id, ids));
  return new Map(found.map((region) => [region.id, region.timeZone]));
}

/** The day it is now where partners are. */
export async function daysAt(
  context: Pick<Context, "db" | "now">,
  rows: readonly PartnerRow[],
): Promise<(row: PartnerRow) => string> {
  const zones = await zonesOf(context, rows);
  return ({ regionIds: [first = ""] }) => localDay(context.now, zones.get(first) ?? defaultTimeZone).date;
}

/** Partners as they are answered. */
export async function shownPartners(
  context: Pick<Context, "db" | "now">,
  rows: readonly PartnerRow[],
): Promise<PartnerRecord[]> {
  const dayOf = await daysAt(context, rows);
  const earlierFiles = await filesOf(context, "partner", "document", rows);
  const ids = rows.map(({ id }) => id);
  const users = await usersOf(context, ids);
  const learners = await countLearners(context, ids);
  return rows.map((row) =>
    partnerOf(row, {
      users: users.get(row.id) ?? 0,
      learners: learners.get(row.id) ?? 0,
      agreementState: agreementStateOn(row, dayOf(row)),
      earlierFileIds: (earlierFiles.get(row.id) ?? []).filter((id) => id !== row.agreementFileId),
    }),
  );
}

export async function listPartners(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { partner: partners }, partners, request);
  return {
    rows: await shownPartners(
      context,
      rows.map(({ partner }) => partner),
    ),
    total,
  };
}
