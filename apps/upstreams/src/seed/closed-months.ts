import { asc, eq } from "drizzle-orm";
import { bookMonths, monthOf } from "@app/domain/billing/book-months.ts";
import { daysOfMonth } from "@app/domain/dates/month.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { closedMonths, sumsOfMonths } from "../features/billing/billing.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of closed months begins. */
const chanceFrom = 99_000_000;

const monthBefore = (month: string) => monthOf(daysLater(`${month}-01`, -1));

/**
 * A director closed the months of each region's books up to the month before last, each a few days after its end: at most so
 * many that have entries, with those before them.
 */
export async function seedClosedMonths(db: Database, now: Date, atMost: number): Promise<void> {
  const seed = seedFrom(now, chanceFrom);
  const [director] = await db
    .select({ id: accountUsers.id })
    .from(accountUsers)
    .where(eq(accountUsers.userRole, "director"))
    .orderBy(asc(accountUsers.id))
    .limit(1);
  const sums = await sumsOfMonths({ db });
  const byId = director?.id ?? "system";
  const rows = [];
  for (const { id: regionId, booksBeginOn, timeZone } of await db.select().from(regions).orderBy(asc(regions.code))) {
    if (booksBeginOn === null) continue;
    const last = monthBefore(monthBefore(monthOf(wallClockOf(now, timeZone).date)));
    let withEntries = 0;
    for (const month of bookMonths(booksBeginOn, daysOfMonth(last).to)) {
      if (withEntries === atMost) break;
      const at = instantOf({ date: daysLater(daysOfMonth(month).to, 5), time: "11:00", timeZone });
      const closed = { regionId, month, sums: sums.get(`${regionId} ${month}`) ?? [] };
      rows.push({ ...seed.record(at), createdBy: byId, updatedBy: byId, ...closed });
      if (closed.sums.length > 0) withEntries += 1;
    }
  }
  await insertRows(db, closedMonths, rows);
}
