import { currencies, type Currency } from "@app/domain/enums.ts";
import { reportComparisonLabels } from "@app/domain/reports/report-enums.ts";
import type { ListFilter } from "@app/ui/list/list-state.ts";
import { chosenIn } from "../../../shared/list/chosen-in.ts";
import { anyId, anyOf, filtersOf } from "../../../shared/list/list-filters.ts";
import { whenFilters } from "../frame/report-filters.ts";

/** The filters of the dashboard; which currencies are shown asks nothing of the server. */
export const dashboardFilters: readonly ListFilter[] = filtersOf({
  ...whenFilters,
  compare: { ...whenFilters.compare, unset: reportComparisonLabels.before },
  regionId: anyId("Region"),
  currency: {
    ...anyOf(
      "Currency",
      currencies.map((value) => ({ value, label: value })),
    ),
    uncounted: true,
  },
});

export const regionsIn = (params: URLSearchParams): readonly string[] =>
  chosenIn(dashboardFilters, params)["regionId"] ?? [];

/** The currencies to show: those that were chosen, or all. */
export function currenciesIn(params: URLSearchParams): readonly Currency[] {
  const chosen = chosenIn(dashboardFilters, params)["currency"] ?? [];
  return chosen.length > 0 ? currencies.filter((currency) => chosen.includes(currency)) : currencies;
}
