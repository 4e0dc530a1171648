import { eq, sql } from "drizzle-orm";
import { currencies } from "@app/domain/enums.ts";
import type { Context } from "../../service/context.ts";
import { anyCase, anyOf, anyText, flag, leaveOut, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { readPage } from "../../records/read-page.ts";
import { peopleOf } from "./region-counts.public.ts";
import { regionOf, type RegionRecord } from "./regions.record.ts";
import { regions, type RegionRow } from "./regions.table.ts";

export const regionList: ListSpec = {
  sorts: { code: [regions.code], name: [regions.sortName], createdAt: [regions.createdAt] },
  defaultSort: "code",
  search: regions.searchName,
  id: regions.id,
  filters: {
    id: anyText(regions.id),
    code: anyCase(regions.code),
    active: flag(regions.active, "Active"),
    currency: anyOf(regions.currency, currencies, "Currency"),
    cancellationPolicyId: anyText(regions.cancellationPolicyId),
    counted: leaveOut("counted"),
  },
};

const regionId = sql`${regions}.${sql.identifier("id")}`;

export async function listRegions(context: Context, request: ListRequest) {
  const asked = request.given.has("counted") ? {} : peopleOf(regionId);
  const { rows, total } = await readPage(context, { region: regions, ...asked }, regions, request);
  return { rows: rows.map(({ region, ...counted }) => regionOf(region, counted)), total };
}

/** A region that was just read or written, with what belongs to it counted. */
export async function withCounts({ db }: Pick<Context, "db">, region: RegionRow): Promise<RegionRecord> {
  const [counted] = await db.select(peopleOf(regionId)).from(regions).where(eq(regions.id, region.id));
  return regionOf(region, counted ?? { customers: 0, tutors: 0 });
}
