import { useFormikContext } from "formik";
import type { PrepaymentType } from "@app/domain/billing/billing-enums.ts";
import { discountLines } from "@app/domain/billing/discount-lines.ts";
import { prepaymentLine } from "@app/domain/billing/line-text.ts";
import type { Currency } from "@app/domain/enums.ts";
import { emailField } from "@app/domain/fields.ts";
import { formatMoney } from "@app/domain/money.ts";
import { inPercent } from "@app/domain/percent.ts";
import type { PaymentGateway } from "@app/schema/types.generated.ts";
import { Day } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { gatewayWord } from "../billing-labels.ts";
import type { PayerFragment } from "./payer.generated.ts";
import { amountsOf, lessonsOf } from "./draft-amounts.ts";
import css from "./prepayment-preview.module.css";
import type { PrepaymentValues } from "./prepayment.fields.ts";
import { useCreditAhead } from "./use-credit-ahead.ts";
import { useDraftPromos } from "./use-draft-promos.ts";
import { usePayer, usePayerLearners } from "./use-payer.ts";

/** The tax of the region, as the invoice will show it. */
function Tax({ region, amount }: { region: PayerFragment["region"]; amount: string }) {
  if (!region || region.taxRateBp === 0) return null;
  const rate = inPercent(region.taxRateBp / 100);
  return (
    <p className={css.line}>
      <span>
        {region.taxLabel} {rate}
        {region.pricesIncludeTax ? ", included" : ""}
      </span>
      <span>{amount}</span>
    </p>
  );
}

/** The invoice as the customer will read it, as it is typed. */
export function PrepaymentPreview() {
  const { values } = useFormikContext<PrepaymentValues>();
  const { firstName, lastName, email, lessonPrice, type, subjects, whoIsLessonFor, studentCustomer, learner } = values;
  const region = usePayer()?.region ?? null;
  const learners = usePayerLearners(studentCustomer, whoIsLessonFor);
  const currency = lessonPrice.currency as Currency;
  const { discount, promos } = useDraftPromos();
  const amounts = amountsOf(values, region, discount);
  const fromCredit = useCreditAhead(studentCustomer, currency, amounts?.total ?? 0);
  const money = (amount: number) => formatMoney({ currency, amount });
  const lessons = lessonsOf(values);
  const name = `${firstName} ${lastName}`.trim() || "Nobody yet";
  return (
    <section className={css.preview} aria-label="Preview">
      <small>Preview</small>
      <h2>Invoice</h2>
      <p>
        {name}
        <br />
        {emailField.safeParse(email).success ? email : "No email yet"}
      </p>
      <p className={css.line}>
        <span>
          {lessons
            ? prepaymentLine({
                type: type as PrepaymentType,
                subjects,
                learnerName: learners.find(({ value }) => value === learner)?.label ?? name,
                ...lessons,
              })
            : "No number or length of lessons yet"}
        </span>
        <span>{amounts ? money(amounts.gross) : "No price yet"}</span>
      </p>
      {amounts ? (
        <>
          {discountLines({ promos, discountTotal: discount }).map(([words, amount]) => (
            <p key={words} className={css.line}>
              <span>{words}</span>
              <span>{money(-amount)}</span>
            </p>
          ))}
          <Tax region={region} amount={money(amounts.tax)} />
          <p className={css.line}>
            <strong>Total</strong>
            <strong>{money(amounts.total)}</strong>
          </p>
          {fromCredit > 0 ? (
            <>
              <p className={css.line}>
                <span>Paid from credit when it is sent</span>
                <span>{money(-fromCredit)}</span>
              </p>
              <p className={css.line}>
                <strong>Then due</strong>
                <strong>{money(amounts.total - fromCredit)}</strong>
              </p>
            </>
          ) : null}
        </>
      ) : null}
      <p className={css.facts}>
        {gatewayWord(values.paymentGateway as PaymentGateway)}
        {values.instalments.length > 0 ? ` in ${values.instalments.length} instalments` : ""}
        {values.dueOn && values.instalments.length === 0 ? (
          <>
            {" "}
            by <Day value={values.dueOn} />
          </>
        ) : null}
        {" · "}dates in {placeName(values.timeZone)} time
      </p>
      {values.memo ? <p>{values.memo}</p> : null}
    </section>
  );
}
