import { activityReports } from "@app/domain/reports/activity-reports.ts";
import { activityReportNames, type ActivityReportName } from "@app/domain/reports/report-enums.ts";
import { read, type Route } from "../../../http/route.ts";
import { activityItemsQuery, activityQuery, readAsk } from "../report-query.ts";
import { reportRecord } from "../report.record.ts";
import { readReport } from "../reports.queries.ts";
import { activitySources } from "./activity-sources.ts";
import { activityScope, readEntries } from "./activity.queries.ts";
import { activityEntriesRecord } from "./activity.record.ts";

const routesOf = (name: ActivityReportName): Route[] => {
  const source = activitySources[name];
  const { title } = activityReports[name];
  return [
    read({
      path: `/reports/${name}`,
      summary: `The report "${title}": figures, chart and a page of its table.`,
      permission: "teamActivity:read",
      shape: "plain",
      query: activityQuery,
      answer: reportRecord,
      handle: async (context, { query }) =>
        readReport(
          context,
          source,
          await readAsk(context, source, query, activityScope(context, query)),
          query.sort?.[0],
        ),
    }),
    read({
      path: `/reports/${name}/items`,
      summary: `The entries behind a figure of the report "${title}".`,
      permission: "teamActivity:read",
      shape: "plain",
      query: activityItemsQuery,
      answer: activityEntriesRecord,
      handle: async (context, { query }) =>
        readEntries(context, source, await readAsk(context, source, query, activityScope(context, query)), {
          number: query.number[0] ?? "",
          key: query.key?.[0],
        }),
    }),
  ];
};

/** What staff did. Source: domain.md 4.11. */
export const activityRoutes: Route[] = activityReportNames.flatMap(routesOf);
