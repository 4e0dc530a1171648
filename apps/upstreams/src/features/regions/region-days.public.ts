import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { defaultTimeZone } from "@app/domain/account/staff-user.ts";
import { localDay } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { regions } from "./regions.table.ts";

/** Today's date in the first of a record's regions, whose days are its own. */
export const todayThere = (
  regionIds: AnyColumn,
  now: Date,
): SQL => sql`(${now.toISOString()}::timestamptz at time zone coalesce(
  (select ${regions.timeZone} from ${regions} where ${regions.id} = ${regionIds}[1]), ${defaultTimeZone}))::date`;

/** The date in a region, for records that are of no region too. */
export async function todayByRegion({
  db,
  now,
}: Pick<Context, "db" | "now">): Promise<(regionId: string | null) => string> {
  const { id, timeZone } = regions;
  const zones = new Map((await db.select({ id, timeZone }).from(regions)).map((row) => [row.id, row.timeZone]));
  return (regionId) => localDay(now, zones.get(regionId ?? "") ?? defaultTimeZone).date;
}
