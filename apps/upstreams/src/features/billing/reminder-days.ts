import type { Context } from "../../service/context.ts";
import { settingByRegion } from "../system/settings/settings-by-region.public.ts";

/** The days on which a region reminds of its invoices, counted from the due date. */
export type ReminderDays = (regionId: string | null) => readonly string[];

export async function reminderDaysByRegion(context: Pick<Context, "db">): Promise<ReminderDays> {
  const reminds = await settingByRegion(context, "remindOfInvoices");
  const days = await settingByRegion(context, "reminderDays");
  return (regionId) => (reminds(regionId) ? days(regionId) : []);
}
