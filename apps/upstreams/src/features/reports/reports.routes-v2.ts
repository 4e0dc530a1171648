import { reportNames, type ReportName } from "@app/domain/reports/report-enums.ts";
import { reports } from "@app/domain/reports/reports.ts";
import { read, type Route } from "../../http/route.ts";
import { neededForReport } from "./report-permission.ts";
import { readAsk, reportItemsQuery, reportQuery } from "./report-query.ts";
import { reportSources } from "./report-sources.ts";
import { reportItemsRecord, reportRecord } from "./report.record.ts";
import { readItems } from "./report-items.queries.ts";
import { readReport } from "./reports.queries.ts";

const routesOf = (name: ReportName): Route[] => {
  const source = reportSources[name];
  const { title } = reports[name];
  return [
    read({
      path: `/reports/${name}`,
      summary: `The report "${title}": figures, chart and a page of its table.`,
      permission: neededForReport(name),
      shape: "plain",
      query: reportQuery,
      answer: reportRecord,
      handle: async (context, { query }) =>
        readReport(context, source, await readAsk(context, source, query), query.sort?.[0]),
    }),
    read({
      path: `/reports/${name}/items`,
      summary: `The records behind a figure of the report "${title}".`,
      permission: neededForReport(name),
      shape: "plain",
      query: reportItemsQuery,
      answer: reportItemsRecord,
      handle: async (context, { query }) =>
        readItems(context, source, await readAsk(context, source, query), {
          number: query.number[0] ?? "",
          key: query.key?.[0],
        }),
    }),
  ];
};

/** Reports. Source: domain.md 4. */
export const reportRoutes: Route[] = reportNames.flatMap(routesOf);
