import { Formik, useFormikContext } from "formik";
import { prepaymentTypes } from "@app/domain/billing/billing-enums.ts";
import { toEnumName, type Currency } from "@app/domain/enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { formatMoney, typedAmount } from "@app/domain/money.ts";
import type { PrepaymentType, PromoQuoteInput, PromoTarget } from "@app/schema/types.generated.ts";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { toOptions } from "../../../shared/text/option-labels.ts";
import { CustomerField } from "../../customers/picker/customer-field.public.tsx";
import type { PromoRecordFragment } from "../promo.generated.ts";
import { targetOptions } from "../promo-labels.ts";
import { usePromoQuote } from "../use-promo-quote.public.ts";
import css from "./test-tab.module.css";

const subjects = inSubjectOrder(subjectOptions).map((subject) => ({
  value: subject,
  label: subject,
}));
const types = toOptions(prepaymentTypes, {
  FIXED: "A number of lessons",
  FLEXIBLE: "A sum of money",
  TRIAL: "A trial",
});

interface Basket {
  customerId: string;
  appliesTo: string;
  type: string;
  subject: string;
  currency: string;
  price: string;
  quantity: number | string;
}

/** The basket as the servers are asked about it; null while there is no price. */
function askedOf(code: string, basket: Basket): PromoQuoteInput | null {
  const unitAmount = typedAmount(basket.price, basket.currency as Currency);
  const quantity = Number(basket.quantity);
  if (unitAmount === null || !Number.isInteger(quantity) || quantity < 1 || quantity > 200) return null;
  return {
    codes: [code],
    customerId: basket.customerId || null,
    appliesTo: toEnumName(basket.appliesTo) as PromoTarget,
    type: basket.appliesTo === "pre-payment" ? (basket.type as PrepaymentType) : null,
    subjects: [basket.subject],
    currency: basket.currency as Currency,
    unitAmount,
    quantity,
    asIfActive: true,
  };
}

function Result({ code }: { code: string }) {
  const { values } = useFormikContext<Basket>();
  const { quote } = usePromoQuote(askedOf(code, values));
  const result = quote?.results[0];
  const money = (amount: number) => formatMoney({ currency: values.currency as Currency, amount });
  return (
    <div role="status" className={css.result} data-refused={result?.reason ? "" : undefined}>
      {quote && result ? (
        <>
          <strong>{result.reason ?? `${money(result.amount)} off`}</strong>
          <span>
            {money(quote.gross)} before, {money(quote.gross - quote.discount)} to pay before tax
          </span>
        </>
      ) : (
        <span>Enter a price and a number of lessons.</span>
      )}
    </div>
  );
}

/** Tries a promo out on a customer and a basket: what it takes off, or why it is refused. Nothing is saved. */
export function TestTab({ record: { code, appliesTo, subjects: own } }: { record: PromoRecordFragment }) {
  const target = targetOptions.find(({ value }) => toEnumName(value) === appliesTo[0])?.value ?? "pre-payment";
  const begun: Basket = {
    customerId: "",
    appliesTo: target,
    type: "FIXED",
    subject: own[0] ?? "Igbo",
    currency: "GBP",
    price: "25.00",
    quantity: 10,
  };
  return (
    <TabColumn>
      <Section title="Try it out" note="Nothing is saved. Drafts and paused promos are judged as if they were active.">
        <Formik<Basket> initialValues={begun} onSubmit={() => undefined}>
          {({ values }) => (
            <>
              <FieldGrid>
                <CustomerField name="customerId" label="Customer" />
                <SelectField name="appliesTo" label="What is sold" options={targetOptions} />
                {values.appliesTo === "pre-payment" ? (
                  <SelectField name="type" label="What is bought" options={types} />
                ) : null}
                <SelectField name="subject" label="Subject" options={subjects} />
                <SelectField name="currency" label="Currency" options={currencyOptions} />
                <MoneyField name="price" label="Price of a lesson" currency={values.currency as Currency} />
                <NumberField name="quantity" label="Number of lessons" />
              </FieldGrid>
              <Result code={code} />
            </>
          )}
        </Formik>
      </Section>
    </TabColumn>
  );
}
