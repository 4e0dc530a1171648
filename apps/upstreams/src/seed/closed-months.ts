import { asc, eq } from "drizzle-orm";
import { bookMonths } from "@app/domain/billing/book-months.ts";
import { daysOfMonth } from "@app/domain/dates/month.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { instantOf } from "@app/domain/time.ts";
import type { Database } from "../database/client.ts";
import { insertRows } from "../database/insert-rows.ts";
import { closedMonths, sumsOfMonths } from "../features/billing/billing.public.ts";
import { regions } from "../features/regions/regions.public.ts";
import { accountUsers } from "../features/account/account.public.ts";
import { seedFrom } from "./random.ts";

/** Where the chance of closed months begins. */
const chanceFrom = 99_000_000;
/** So many months are closed at most. */
const mostClosed = 6;

/** A director closed the first month of each region's books that has entries, and any before it, a few days after its end. */
export async function seedClosedMonths(db: Database, now: Date): Promise<void> {
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
    const months = bookMonths(booksBeginOn, now.toISOString().slice(0, 10)).slice(0, mostClosed);
    const sumsIn = (month: string) => sums.get(`${regionId} ${month}`) ?? [];
    const first = months.find((month) => sumsIn(month).length > 0);
    for (const month of bookMonths(booksBeginOn, daysOfMonth(first ?? booksBeginOn.slice(0, 7)).to)) {
      const at = instantOf({ date: daysLater(daysOfMonth(month).to, 5), time: "11:00", timeZone });
      rows.push({ ...seed.record(at), createdBy: byId, updatedBy: byId, regionId, month, sums: sumsIn(month) });
    }
  }
  await insertRows(db, closedMonths, rows);
}
