import { asc, eq } from "drizzle-orm";
import { activityReports } from "@app/domain/reports/activity-reports.ts";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { activityReportNames, type AnyReportName } from "@app/domain/reports/report-enums.ts";
import { nextMailDay, mailedDays } from "@app/domain/reports/report-mail.ts";
import type { ReportMailRhythm } from "@app/domain/reports/report-mail-enums.ts";
import { reportAt } from "@app/domain/reports/report-paths.ts";
import { reports } from "@app/domain/reports/reports.ts";
import { dayRangeText } from "@app/domain/views/day-range.ts";
import { lastDay } from "@app/domain/reports/days-text.ts";
import { valuesIn } from "@app/domain/views/address-values.ts";
import type { Context } from "../../../service/context.ts";
import { listViews, type ListViewRow } from "../../views/views.public.ts";
import { activitySources } from "../activity/activity-sources.ts";
import { activityScope } from "../activity/activity.queries.ts";
import { activityQuery, readAsk, reportQuery, type ReportAsk } from "../report-query.ts";
import type { ReportSource } from "../report-source.ts";
import { reportSources } from "../report-sources.ts";
import { totalsOf } from "../reports.queries.ts";
import { readQuery } from "../../../service/read-query.ts";
import type { ReportMailRecord } from "./report-mail.record.ts";
import { reportMailPath, reportMailWords } from "./report-mail-words.ts";
import { reportMails, type ReportMailRow } from "./report-mails.table.ts";

const definitions: Readonly<Record<AnyReportName, ReportDefinition>> = { ...reports, ...activityReports };

/** The report whose page a view is of; undefined for a list. */
export const reportOfView = ({ list }: Pick<ListViewRow, "list">): ReportDefinition | undefined => {
  const found = reportAt(list);
  return found && definitions[found.name];
};

type Reader = Pick<Context, "db" | "now" | "actor">;

/** A view's address as the server is asked: values of its own, and days in place of its period. */
function queryFor(known: readonly string[], { query }: Pick<ListViewRow, "query">, days: string): URLSearchParams {
  const given = new URLSearchParams(query);
  const asked = new URLSearchParams({ between: days, compare: "before" });
  const own = ["period", "between", "compare", "by", "page", "sort"];
  for (const name of known.filter((one) => !own.includes(one))) {
    for (const value of valuesIn(given.get(name))) asked.append(name, value);
  }
  return asked;
}

interface Counted {
  source: ReportSource;
  ask: ReportAsk;
}

/** What an email of a day counts: the view's report over the week or month before that day. */
async function askFor(context: Reader, name: AnyReportName, view: ListViewRow, between: string): Promise<Counted> {
  if (activityReportNames.some((one) => one === name)) {
    const source = activitySources[name as keyof typeof activitySources];
    const query = readQuery(activityQuery, queryFor(Object.keys(activityQuery.shape), view, between));
    return { source, ask: await readAsk(context, source, query, activityScope(context, query)) };
  }
  const source = reportSources[name as keyof typeof reportSources];
  const query = readQuery(reportQuery, queryFor(Object.keys(reportQuery.shape), view, between));
  return { source, ask: await readAsk(context, source, query) };
}

interface Written {
  subject: string;
  /** With the mark where the link belongs. */
  textFor: (link: string) => string;
  path: string;
  /** When what it counts is over. */
  until: Date;
}

/** An email of a view, as of the caller's permissions. */
export async function writeReportMail(
  context: Reader,
  view: ListViewRow,
  { every, day, firstName }: { every: ReportMailRhythm; day: string; firstName: string },
): Promise<Written> {
  const report = reportOfView(view);
  if (!report) throw new Error(`No report at ${view.list}.`);
  const days = mailedDays(every, day);
  const between = dayRangeText({ from: days.from, until: lastDay(days) });
  const { source, ask } = await askFor(context, report.name, view, between);
  const totals = await totalsOf(context, source, ask.scope);
  const before = ask.compared && !report.isStanding ? await totalsOf(context, source, ask.compared.scope) : null;
  const words = (link: string) =>
    reportMailWords({
      firstName,
      viewName: view.name,
      every,
      report,
      days: ask.days,
      compared: ask.compared?.days ?? null,
      timeZone: ask.scope.timeZone,
      totals,
      before,
      link,
    });
  return {
    subject: words("").subject,
    textFor: (link) => words(link).text,
    path: reportMailPath(view, report, days),
    until: ask.scope.until,
  };
}

function reportMailOf({ actor, now }: Reader, view: ListViewRow, { every }: Pick<ReportMailRow, "every">) {
  return {
    viewId: view.id,
    name: view.name,
    list: view.list,
    title: reportOfView(view)?.title ?? view.list,
    every,
    nextOn: nextMailDay(every, now, actor.timeZone),
  };
}

/** The caller's own views that are emailed, by name. */
export async function ownReportMails(context: Reader): Promise<ReportMailRecord[]> {
  const rows = await context.db
    .select({ view: listViews, mail: reportMails })
    .from(reportMails)
    .innerJoin(listViews, eq(listViews.id, reportMails.viewId))
    .where(eq(listViews.ownerId, context.actor.id))
    .orderBy(asc(listViews.name), asc(listViews.id));
  return rows.map(({ view, mail }) => reportMailOf(context, view, mail));
}
