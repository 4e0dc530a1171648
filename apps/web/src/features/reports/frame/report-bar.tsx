import { AddressFilters } from "../../../shared/list/address-filters.tsx";
import { useRegionChoices } from "../../regions/region-choices.public.ts";
import { useTutorChoices } from "../../tutors/tutor-choices.public.ts";
import type { ReportAddress } from "./report-address.ts";
import { reportFilters } from "./report-filters.ts";
import css from "./report-bar.module.css";

/** The filters of a report. */
export function ReportBar({ address: { params, to } }: { address: ReportAddress }) {
  const { regions } = useRegionChoices();
  const choices = {
    regionId: (regions ?? []).map(({ id, name }) => ({ value: id, label: name })),
    tutorId: useTutorChoices().map(({ value, label }) => ({ value, label })),
  };
  return (
    <div className={css.bar} role="search">
      <AddressFilters filters={reportFilters} choices={choices} params={params} to={to} size="small" />
    </div>
  );
}
