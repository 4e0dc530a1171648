import { moneyFigures, moneyIn, type MoneyFigure } from "@app/domain/reports/dashboard.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { Muted } from "@app/ui/layout/muted.tsx";
import { Headline } from "../frame/headline.tsx";
import type { LeadProps } from "../frame/report-page.tsx";
import { currenciesIn } from "./dashboard-filters.ts";

const figures = Object.keys(moneyFigures) as MoneyFigure[];

/** What the dashboard says of money, a row for each currency in which there is any. */
export function Money(props: LeadProps) {
  const { answer, address } = props;
  const numbersIn = (currency: Parameters<typeof moneyIn>[1]) => figures.map((figure) => moneyIn(figure, currency));
  const hasAny = (numbers: readonly string[]) =>
    [...answer.totals, ...(answer.before ?? [])].some(({ number, count }) => count > 0 && numbers.includes(number));
  const shown = currenciesIn(address.params).filter((currency) => hasAny(numbersIn(currency)));
  return (
    <Section title="Money" note="Currencies are never added">
      {shown.length === 0 ? <Muted>No invoices, payments or credit yet.</Muted> : null}
      {shown.map((currency) => (
        <section key={currency} aria-label={currency}>
          <h3 style={{ margin: "12px 0 8px" }}>{currency}</h3>
          <Headline {...props} numbers={numbersIn(currency)} isCards />
        </section>
      ))}
    </Section>
  );
}
