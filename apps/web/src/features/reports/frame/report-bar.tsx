import type { ReportDefinition } from "@app/domain/reports/report-definition.ts";
import type { ListFilter } from "@app/ui/list/list-state.ts";
import { AddressFilters, type FilterChoices } from "../../../shared/list/address-filters.tsx";
import { ReportViews } from "../by-mail/report-views.tsx";
import type { ReportAddress } from "./report-address.ts";
import css from "./report-bar.module.css";

interface BarProps {
  address: ReportAddress;
  filters: readonly ListFilter[];
  choices: FilterChoices;
  /** A report with saved views. */
  report?: ReportDefinition;
}

/** The filters of a report. */
export function ReportBar({ address: { params, to }, filters, choices, report }: BarProps) {
  return (
    <div className={css.bar} role="search">
      <AddressFilters filters={filters} choices={choices} params={params} to={to} size="small" />
      {report ? <ReportViews report={report} filters={filters} /> : null}
    </div>
  );
}
