import { formatMoney } from "@app/domain/money.ts";
import type { ChartData } from "@app/ui/chart/chart-data.ts";
import { dayText } from "@app/ui/value/when-text.ts";
import { Charted } from "../charted.tsx";
import type { Shown } from "./dashboard-page.tsx";

/** "5 Oct": all are Mondays, of the last weeks. */
function weekText(weekOn: string): string {
  const monday = new Date(weekOn);
  return dayText(monday, "UTC", monday).slice("Mon ".length);
}

/** The earnings by week; the last is not over. */
export const EarningsChart = ({ earnings, kind }: Pick<Shown, "earnings"> & Pick<ChartData, "kind">) => (
  <Charted
    title="Earnings"
    note="The last week is not over"
    along="Week of"
    kind={kind}
    isRunning
    places={earnings.map(({ weekOn }) => weekText(weekOn))}
    series={[{ label: "Paid orders", values: earnings.map(({ amount }) => amount) }]}
    write={(amount) => formatMoney({ currency: "GBP", amount })}
  />
);
