import type { ComponentType } from "react";
import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import type { useExport } from "../../../shared/export/use-export.tsx";
import type { useQuery } from "../../../shared/page/use-query.ts";
import type { BehindProps } from "./behind-figure.tsx";
import type { ReportAddress } from "./report-address.ts";
import type { ReadRows } from "./use-printing.ts";
import type { ReportQuery } from "./report.generated.ts";

interface KindProps {
  report: ReportDefinition;
  address: ReportAddress;
}

interface Asked extends Pick<ReturnType<typeof useQuery>, "loading" | "error" | "refetch"> {
  answer: ReportQuery["report"] | undefined;
}

/** What sets reports of one kind apart: how they are filtered and asked for, and what the records behind a figure are. */
export interface ReportKind {
  Bar: ComponentType<KindProps>;
  useAnswer: (report: ReportDefinition, address: ReportAddress) => Asked;
  /** Reads the table's other pages, for paper. */
  useReadRows: (report: ReportDefinition, address: ReportAddress) => ReadRows;
  Items: ComponentType<BehindProps>;
  /** The way to a file of its table. */
  useExported: (
    report: ReportDefinition,
    address: ReportAddress,
    total: number | undefined,
  ) => ReturnType<typeof useExport>;
}
