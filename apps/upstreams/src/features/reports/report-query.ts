import { z } from "zod";
import { sql } from "drizzle-orm";
import { auditActions, periods, roles, type Period } from "@app/domain/enums.ts";
import { subjectOptions } from "@app/domain/subjects.ts";
import { messages } from "@app/domain/messages.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import { usualGroupOf } from "@app/domain/reports/report-definition.ts";
import { reportComparisons, type ReportComparison } from "@app/domain/reports/report-enums.ts";
import {
  boundsOfReport,
  comparedDays,
  daysOfReport,
  reportZone,
  type ReportDays,
} from "@app/domain/reports/report-period.ts";
import { readDayRange, type DayRange } from "@app/domain/views/day-range.ts";
import { dayRange } from "../../records/list-words.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import type { ActivityScope, ReportScope, ReportSource } from "./report-source.ts";

const one = (value: z.ZodType<string>) => z.array(value).max(1).optional();
const many = (value: z.ZodType<string>) => z.array(value).max(100).optional();

const when = {
  period: one(z.enum(periods, messages.choice("Period"))).meta({
    description: "`last-28-days` if left out.",
  }),
  between: one(dayRange).meta({
    description: "Days of one's own choosing, in place of a period.",
  }),
  compare: one(z.enum(reportComparisons, messages.choice("Comparison"))),
  by: one(z.string()).meta({
    description: "What the rows of the table stand for.",
  }),
  page: one(z.string()).meta({ description: "From 1." }),
};

const lessons = {
  ...when,
  regionId: many(z.string()),
  subject: many(z.enum(subjectOptions, messages.choice("Subject"))),
  tutorId: many(z.string()),
  trials: one(z.enum(["true", "false"])).meta({
    description: "`true` counts trial lessons as well.",
  }),
};
const activity = {
  ...when,
  actorId: many(z.string()),
  role: many(z.enum(roles, messages.choice("Role"))),
  action: many(z.enum(auditActions, messages.choice("Action"))),
  entityKind: many(z.string()),
  ip: many(z.string()).meta({
    description: "The address that it was done from.",
  }),
};
const table = {
  sort: one(z.string()).meta({
    description: "A figure or `name`; `-` before it turns it round.",
  }),
};
const items = {
  number: z.array(z.string()).length(1).meta({ description: "The figure." }),
  key: one(z.string()).meta({
    description: "The row of the table; left out for the whole.",
  }),
};

export const reportQuery = z.object({ ...lessons, ...table });
export const reportItemsQuery = z.object({ ...lessons, ...items });
export const activityQuery = z.object({ ...activity, ...table });
export const activityItemsQuery = z.object({ ...activity, ...items });

/** What every report is asked; the rest depends on what it is about. */
interface Query extends z.output<z.ZodObject<typeof when>> {
  regionId?: string[] | undefined;
  subject?: string[] | undefined;
  tutorId?: string[] | undefined;
  trials?: string[] | undefined;
}

/** What a call asks for, as instants. */
export interface ReportAsk {
  scope: ReportScope;
  days: ReportDays;
  compared: { days: ReportDays; scope: ReportScope } | null;
  by: string;
  page: number;
}

/** The zone whose midnights a report begins and ends at: the region's, or London's for several. */
async function zoneOf({ db }: Pick<Context, "db">, regionIds: readonly string[]): Promise<string> {
  if (regionIds.length !== 1) return reportZone;
  const { rows } = (await db.execute(sql`select time_zone from regions where id = ${regionIds[0]}`)) as {
    rows: { time_zone: string }[];
  };
  return rows[0]?.time_zone ?? reportZone;
}

/** The regions that somebody sees on the dashboard: whoever has regions of their own sees no others. */
function regionsShown({ actor }: Pick<Context, "actor">, asked: readonly string[]): readonly string[] {
  const { role, regionIds } = actor;
  if (scopeOf(role, "dashboard") !== "ownRegions" || regionIds.length === 0) return asked;
  if (asked.some((id) => !regionIds.includes(id))) throw new Refusal("FORBIDDEN", messages.forbidden);
  return asked.length > 0 ? asked : regionIds;
}

export function pageOf(text: string | undefined): number {
  if (text === undefined) return 1;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw fieldRefusal("page", messages.whole("Page"));
  return Number(text);
}

export async function readAsk(
  context: Pick<Context, "db" | "now" | "actor">,
  { report }: ReportSource,
  query: Query,
  activity?: ActivityScope,
): Promise<ReportAsk> {
  const { now } = context;
  const regionId = report.name === "dashboard" ? regionsShown(context, query.regionId ?? []) : (query.regionId ?? []);
  const timeZone = await zoneOf(context, regionId);
  const chosen: DayRange | null = query.between?.[0] === undefined ? null : readDayRange(query.between[0]);
  const days = daysOfReport(chosen ?? ((query.period?.[0] ?? "last-28-days") as Period), now, timeZone);
  const scopeOf = (days: ReportDays): ReportScope => ({
    ...boundsOfReport(days, timeZone),
    timeZone,
    now,
    regionId,
    subject: query.subject ?? [],
    tutorId: query.tutorId ?? [],
    trials: query.trials?.[0] === "true",
    ...(activity && { activity }),
  });
  const by = query.by?.[0] ?? usualGroupOf(report);
  if (!Object.hasOwn(report.groups, by)) throw fieldRefusal("by", messages.choice("row"));
  const comparison = query.compare?.[0] as ReportComparison | undefined;
  const against = comparison ? comparedDays(days, comparison, now, timeZone) : null;
  return {
    scope: scopeOf(days),
    days,
    compared: against && { days: against, scope: scopeOf(against) },
    by,
    page: pageOf(query.page?.[0]),
  };
}
