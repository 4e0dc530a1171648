import { useSearchParams } from "react-router-dom";
import { usualGroupOf, type ReportDefinition } from "@app/domain/reports/report-definition.ts";
import { withParams } from "../../../shared/page/search-params.ts";

export const pageIn = (params: URLSearchParams, name: string): number => {
  const text = params.get(name) ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
};

/** What the address says of a report; what it does not know falls back to the usual. */
export function useReportAddress({ groups, numbers }: ReportDefinition) {
  const [params] = useSearchParams();
  const known = (param: string, among: object) => {
    const value = params.get(param);
    return value !== null && Object.hasOwn(among, value.replace(/^-/, "")) ? value : null;
  };
  const by = known("by", groups) ?? usualGroupOf({ groups });
  const sort = known("sort", { ...numbers, name: true });
  const figure = known("figure", numbers);
  return {
    params,
    by,
    sort,
    page: pageIn(params, "page"),
    figure,
    row: figure === null ? null : params.get("row"),
    rowName: params.get("rowName"),
    itemsPage: pageIn(params, "itemsPage"),
    /** What is asked of the server beside the report's name and its filters. */
    asked: {
      by,
      ...(sort !== null && { sort }),
      page: pageIn(params, "page"),
    },
    /** The address with some of it changed; the table begins at its first page again. */
    to: (changes: Readonly<Record<string, string | null>>) => withParams(params, { page: null, ...changes }),
    /** The records behind a figure. */
    toItems: (number: string, row: { key: string; name: string | null } | null) =>
      withParams(params, {
        figure: number,
        row: row?.key ?? null,
        rowName: row === null ? null : row.name,
        itemsPage: null,
      }),
    /** The way back from them. */
    toReport: withParams(params, {
      figure: null,
      row: null,
      rowName: null,
      itemsPage: null,
    }),
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;
