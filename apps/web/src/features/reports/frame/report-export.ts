import type { EnumName } from "@app/domain/enums.ts";
import type { ReportName } from "@app/domain/reports/report-enums.ts";
import type { ReportFilter } from "@app/schema/types.generated.ts";
import { exportBy } from "../../../shared/export/use-export.tsx";

interface Asked {
  name: EnumName<ReportName>;
  by: string;
  /** The figure whose records are wanted, in place of the table, and the row that it stands in. */
  number?: string;
  key?: string;
}

/** Writes a report's table, or the records behind one of its figures, to a file. */
export const reportExport = exportBy<string, ReportFilter, Asked>(
  async () => (await import("./report-export.generated.ts")).ReportExportDocument,
);
