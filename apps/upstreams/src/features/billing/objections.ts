import { and, eq, gt, type SQL } from "drizzle-orm";
import type { Context } from "../../service/context.ts";
import { bookedLessons } from "../lessons/lessons-tables.public.ts";
import { settingOf } from "../system/settings/settings.public.ts";

/** No-shows of a region to which one may still object: `objectionUntil` as a condition of a query. */
export async function isOpenToObjection(context: Pick<Context, "db" | "now">, regionId: string): Promise<SQL> {
  const hours = await settingOf(context, "objectionHours", regionId);
  const { status, statusSince } = bookedLessons;
  const since = new Date(context.now.getTime() - hours * 3_600_000);
  return and(eq(status, "student-no-show"), gt(statusSince, since)) as SQL;
}
