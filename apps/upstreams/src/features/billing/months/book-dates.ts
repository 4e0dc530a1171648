import { asc, isNull } from "drizzle-orm";
import { entryDates, naturalDay, type DatedBy, type EntryDates } from "@app/domain/billing/book-months.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { regions } from "../../regions/regions.public.ts";
import { closedMonths } from "./closed-months.table.ts";

/**
 * How entries of each region are dated by their natural day, or by the entry that they reverse. No month is closed before the transaction ends, since whoever
 * closes one holds its region. Every entry of the books is dated by this. Source: domain.md 1.3.
 */
export async function bookDates({
  db,
  now,
}: Pick<Context, "db" | "now">): Promise<(regionId: string | null, by: DatedBy) => EntryDates> {
  const { id, timeZone } = regions;
  const zones = await db.select({ id, timeZone }).from(regions).orderBy(asc(id)).for("key share");
  const { regionId, month, reopenedAt } = closedMonths;
  const closed = await db.select({ regionId, month }).from(closedMonths).where(isNull(reopenedAt));
  return (region, by) => {
    const zone = zones.find((one) => one.id === region);
    if (!zone) return { day: naturalDay(by), forDay: null };
    const own = closed.filter((one) => one.regionId === region);
    return entryDates(by, {
      today: wallClockOf(now, zone.timeZone).date,
      closed: own.map((one) => one.month),
    });
  };
}
