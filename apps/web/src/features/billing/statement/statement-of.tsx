import { useState } from "react";
import { daysOfMonth, monthName } from "@app/domain/dates/month.ts";
import { statementKinds, statementLineWords } from "@app/domain/billing/statement.ts";
import { toEnumName, type Currency } from "@app/domain/enums.ts";
import { formatMoney } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { invoicePath } from "../../../shared/links/record-paths.ts";
import lineCss from "../detail/invoice-lines.module.css";
import { monthChoices } from "../ongoing/month-choices.ts";
import { CustomerStatementDocument, type CustomerStatementQuery } from "./statement-of.generated.ts";
import { ForDay } from "../for-day.tsx";
import { StatementActions } from "./statement-actions.tsx";
import css from "./statement-of.module.css";

type Line = NonNullable<CustomerStatementQuery["customerStatement"]>["lines"][number];

function Named({ line: { kind: stored, name, invoice, amount } }: { line: Line }) {
  const kind = statementKinds.find((one) => toEnumName(one) === stored) ?? "invoice";
  const { before, after } = statementLineWords({ kind, name, amount });
  return (
    <>
      {before} {invoice ? <TextLink href={invoicePath(invoice.id, invoice.kind)}>{name}</TextLink> : name} {after}
    </>
  );
}

/** Whole months, so that each begins with what the one before ended with. */
export function StatementOf({
  customerId,
  currency: usual,
  readOnly,
}: {
  customerId: string;
  currency: Currency;
  readOnly: boolean;
}) {
  const today = wallClockOf(new Date(useNow()), useViewer().timeZone).date;
  const [month, setMonth] = useState(today.slice(0, 7));
  const [currency, setCurrency] = useState<string>(usual);
  const variables = { customerId, currency: currency as Currency, ...daysOfMonth(month) };
  const { data, loading, error, refetch } = useQuery(CustomerStatementDocument, {
    variables,
    fetchPolicy: "cache-and-network",
  });
  const statement = data?.customerStatement;
  const money = (amount: number) => formatMoney({ currency: variables.currency, amount });
  return (
    <Section
      title="Statement"
      actions={
        <div className={css.asked}>
          <MenuSelect label="Currency" value={currency} options={currencyOptions} onChange={setCurrency} boxed />
          <MenuSelect label="Month" value={month} options={monthChoices(today)} onChange={setMonth} boxed />
          <StatementActions asked={variables} readOnly={readOnly} />
        </div>
      }
    >
      {!statement && loading ? <SkeletonLines count={3} /> : null}
      {!statement && error ? <ErrorState {...failure("the statement", error, refetch)} /> : null}
      {statement ? (
        <table className={lineCss.lines} aria-label={`Statement for ${monthName(month)}`}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Day</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Owed before</td>
              <td>–</td>
              <td>{money(statement.opening)}</td>
            </tr>
            {statement.lines.map((line) => (
              <tr key={`${line.kind} ${line.name} ${line.day} ${line.amount}`}>
                <td>
                  <Named line={line} />
                </td>
                <td>
                  <Day value={line.day} />
                  <ForDay day={line.forDay} />
                </td>
                <td>{money(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {statement.closing < 0 ? "In the customer’s favour" : "Owed at the end"}
              </th>
              <td>{money(Math.abs(statement.closing))}</td>
            </tr>
          </tfoot>
        </table>
      ) : null}
    </Section>
  );
}
