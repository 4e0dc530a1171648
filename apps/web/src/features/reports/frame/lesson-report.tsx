import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import { usualSortOf, type ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { useExport } from "../../../shared/export/use-export.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import type { ReportAddress } from "./report-address.ts";
import { ReportBar } from "./report-bar.tsx";
import { filterAsked, filtersOfReport, lessonReportName } from "./report-filters.ts";
import { reportExport } from "./report-export.ts";
import { ReportItemsOf } from "./report-items.tsx";
import type { ReportKind } from "./report-kind.ts";
import type { ReadRows } from "./use-printing.ts";
import { ReportDocument } from "./report.generated.ts";

function Bar({ report, address }: { report: ReportDefinition; address: ReportAddress }) {
  const { regions } = useRegionChoices();
  const filters = useMemo(() => filtersOfReport(report), [report]);
  const choices = {
    regionId: (regions ?? []).map(({ id, name }) => ({
      value: id,
      label: name,
    })),
    tutorId: useTutorChoices().map(({ value, label }) => ({ value, label })),
  };
  return <ReportBar report={report} address={address} filters={filters} choices={choices} />;
}

function useAnswer(report: ReportDefinition, { params, asked }: ReportAddress) {
  const { data, ...rest } = useQuery(ReportDocument, {
    variables: {
      name: lessonReportName(report),
      filter: filterAsked(params),
      ...asked,
    },
    fetchPolicy: "cache-and-network",
  });
  return { ...rest, answer: data?.report };
}

function useReadRows(report: ReportDefinition, { params, asked }: ReportAddress): ReadRows {
  const client = useApolloClient();
  return async (page) => {
    const variables = { name: lessonReportName(report), filter: filterAsked(params), ...asked, page };
    const { data } = await client.query({ query: ReportDocument, variables, fetchPolicy: "no-cache" });
    return data?.report.rows ?? [];
  };
}

function useExported(report: ReportDefinition, { params, by, sort }: ReportAddress, total: number | undefined) {
  return useExport(reportExport, {
    filter: filterAsked(params),
    sort: sort ?? usualSortOf(report, by),
    more: { name: lessonReportName(report), by },
    columns: null,
    total,
  });
}

/** Reports on lessons and those who teach and learn. */
export const lessonReport: ReportKind = {
  Bar,
  useAnswer,
  useReadRows,
  Items: ReportItemsOf,
  useExported,
};
