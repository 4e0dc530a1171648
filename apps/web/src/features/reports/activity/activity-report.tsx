import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { scopeOf } from "@app/domain/permissions.ts";
import type { EnumName } from "@app/domain/enums.ts";
import { usualSortOf, type ReportDefinition } from "@app/domain/reports/report-definition.ts";
import type { ActivityReportName } from "@app/domain/reports/report-enums.ts";
import type { ActivityFilter } from "@app/schema/types.generated.ts";
import { exportBy, useExport } from "../../../shared/export/use-export.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { roleOf } from "../../../shared/text/format.ts";
import { useColleagueChoices } from "../../journal/colleague-choices.public.ts";
import type { ReportAddress } from "../frame/report-address.ts";
import { ReportBar } from "../frame/report-bar.tsx";
import type { ReadRows } from "../frame/use-printing.ts";
import type { ReportKind } from "../frame/report-kind.ts";
import { activityAsked, activityFilters, activityReportName } from "./activity-filters.ts";
import { ActivityEntriesOf } from "./activity-entries.tsx";
import { ActivityReportDocument } from "./activity.generated.ts";

/** Whether the viewer sees only what they did themselves. */
export function useSeesOwn(): boolean {
  return scopeOf(roleOf(useViewer().role), "teamActivity") === "own";
}

function Bar({ report, address }: { report: ReportDefinition; address: ReportAddress }) {
  const isOwn = useSeesOwn();
  const filters = useMemo(() => activityFilters(isOwn), [isOwn]);
  return <ReportBar report={report} address={address} filters={filters} choices={{ actorId: useColleagueChoices() }} />;
}

function useAnswer(report: ReportDefinition, { params, asked }: ReportAddress) {
  const { data, ...rest } = useQuery(ActivityReportDocument, {
    variables: {
      name: activityReportName(report),
      filter: activityAsked(params),
      ...asked,
    },
    fetchPolicy: "cache-and-network",
  });
  return { ...rest, answer: data?.report };
}

function useReadRows(report: ReportDefinition, { params, asked }: ReportAddress): ReadRows {
  const client = useApolloClient();
  return async (page) => {
    const variables = { name: activityReportName(report), filter: activityAsked(params), ...asked, page };
    const { data } = await client.query({ query: ActivityReportDocument, variables, fetchPolicy: "no-cache" });
    return data?.report.rows ?? [];
  };
}

const exported = exportBy<string, ActivityFilter, { name: EnumName<ActivityReportName>; by: string }>(
  async () => (await import("./activity-export.generated.ts")).ActivityReportExportDocument,
);

function useExported(report: ReportDefinition, { params, by, sort }: ReportAddress, total: number | undefined) {
  const more = { name: activityReportName(report), by };
  return useExport(exported, {
    filter: activityAsked(params),
    sort: sort ?? usualSortOf(report, by),
    more,
    columns: null,
    total,
  });
}

/** Reports on what staff did. */
export const activityReport: ReportKind = {
  Bar,
  useAnswer,
  useReadRows,
  Items: ActivityEntriesOf,
  useExported,
};
