import { desc, eq } from "drizzle-orm";
import {
  bookMonthMessages,
  bookMonths,
  closeProblem,
  reopenProblem,
  stateOfMonth,
} from "@app/domain/billing/book-months.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { regions, type RegionRow } from "../../regions/regions.public.ts";
import { closedMonths, type ClosedMonthRow } from "./closed-months.table.ts";
import type { BookMonthRecord } from "./months.record.ts";

type Reader = Pick<Context, "db" | "now">;

const closingOf = ({ id, version, createdAt, createdBy, ...row }: ClosedMonthRow) => ({
  _id: id,
  version,
  closedAt: createdAt.toISOString(),
  closedById: createdBy,
  // Months were closed before disputes were counted.
  sums: row.sums.map((one) => Object.assign({ lostAtBank: 0, bankFees: 0 }, one)),
  reopenedAt: row.reopenedAt?.toISOString() ?? null,
  reopenedById: row.reopenedById,
  reopenReason: row.reopenReason,
});

export async function regionOrRefuse({ db }: Pick<Context, "db">, id: string): Promise<RegionRow> {
  const [region] = await db.select().from(regions).where(eq(regions.id, id));
  if (!region) throw new Refusal("NOT_FOUND", "Region not found.");
  return region;
}

/** How the months of a region's books stand, the last first; none before its books begin. */
export async function monthsOf(context: Reader, regionId: string): Promise<BookMonthRecord[]> {
  const { booksBeginOn: beginOn, timeZone } = await regionOrRefuse(context, regionId);
  if (beginOn === null) return [];
  const rows = await context.db
    .select()
    .from(closedMonths)
    .where(eq(closedMonths.regionId, regionId))
    .orderBy(desc(closedMonths.createdAt), desc(closedMonths.id));
  const today = wallClockOf(context.now, timeZone).date;
  const closed = rows.filter(({ reopenedAt }) => reopenedAt === null).map(({ month }) => month);
  const books = { beginOn, today, closed };
  return bookMonths(beginOn, today)
    .toReversed()
    .map((month) => {
      const state = stateOfMonth(month, books);
      return {
        regionId,
        month,
        state,
        closeProblem: state === "closed" ? null : closeProblem(month, books),
        reopenProblem: state === "closed" ? reopenProblem(month, closed) : null,
        closings: rows.filter((row) => row.month === month).map(closingOf),
      };
    });
}

export async function monthOrRefuse(context: Reader, regionId: string, month: string): Promise<BookMonthRecord> {
  const found = (await monthsOf(context, regionId)).find((one) => one.month === month);
  if (found) return found;
  const { booksBeginOn, name } = await regionOrRefuse(context, regionId);
  throw new Refusal(
    "WRONG_STATE",
    booksBeginOn === null ? bookMonthMessages.notBegun(name) : bookMonthMessages.outside,
  );
}
