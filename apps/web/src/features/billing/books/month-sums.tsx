import { monthSumLabels, monthSumNames } from "@app/domain/billing/month-sums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { numberOf } from "../../../shared/text/format.ts";
import lineCss from "../detail/invoice-lines.module.css";
import type { BookMonthItemFragment } from "./months.generated.ts";

type Sums = BookMonthItemFragment["closings"][number]["sums"];

/** What a month comes to, or came to when it was closed: a column for each currency. */
export function MonthSums({ sums, title = "When it was closed" }: { sums: Sums; title?: string }) {
  if (sums.length === 0) return <p>It has no entries.</p>;
  return (
    <table className={lineCss.lines}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {sums.map(({ currency }) => (
            <th key={currency} scope="col">
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthSumNames.map((name) => (
          <tr key={name}>
            <th scope="row">{monthSumLabels[name]}</th>
            {sums.map(({ currency, ...own }) => (
              <td key={currency}>
                {name === "creditMinutes" ? numberOf(own[name]) : formatMoney({ currency, amount: own[name] })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
