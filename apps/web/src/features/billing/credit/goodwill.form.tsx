import { useFormikContext } from "formik";
import { goodwillInput } from "@app/domain/billing/goodwill.ts";
import type { Currency } from "@app/domain/enums.ts";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { formatMoney, typedAmount } from "@app/domain/money.ts";
import type { CreditLotCreateInput } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { AutocompleteField } from "@app/ui/form/autocomplete-field.tsx";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { currencyOptions } from "../../../shared/text/currency-options.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { usePayerLearners } from "../form/use-payer.ts";
import { PayerDocument } from "../form/payer.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";
import { CreditCreateDocument, GoodwillStandingDocument } from "./credit.generated.ts";

interface Values {
  unit: string;
  currency: string;
  minutes: number | string | null;
  amount: string;
  cost: string;
  learnerId: string;
  subjects: readonly string[];
  expiresOn: string;
  reason: string;
}

/** What is filled in where the gift answers something. */
interface Begun {
  feedbackId: string;
  learnerId: string;
  subjects: readonly string[];
  reason: string;
}

const units = [
  { value: "minutes", label: "Minutes of lessons" },
  { value: "money", label: "Money" },
];
const subjectChoices = inSubjectOrder(subjectOptions).map((subject) => ({ value: subject, label: subject }));

const read = (typed: string, currency: string) => typedAmount(typed, currency as Currency);

const givenOf = (customerId: string, values: Values) => ({
  customerId,
  unit: values.unit,
  currency: values.currency,
  quantity: values.unit === "money" ? read(values.amount, values.currency) : values.minutes,
  cost: values.unit === "money" ? null : read(values.cost, values.currency),
  learnerId: values.learnerId || null,
  subjects: values.subjects,
  expiresOn: values.expiresOn || null,
  reason: values.reason,
});

const checkRules = checkWith<Record<string, unknown>>(goodwillInput);

function check(customerId: string, values: Values) {
  const { quantity, ...errors } = checkRules(givenOf(customerId, values)) as Record<string, unknown>;
  return { ...errors, ...(quantity ? { [values.unit === "money" ? "amount" : "minutes"]: quantity } : {}) };
}

function inputOf(customerId: string, values: Values, feedbackId: string | null): CreditLotCreateInput {
  const { unit, ...input } = goodwillInput.parse({ ...givenOf(customerId, values), feedbackId });
  return { ...input, unit: unit === "money" ? "MONEY" : "MINUTES" };
}

/** "£50.00 a month; £12.00 left", before one tries. */
function Limit({ customerId }: { customerId: string }) {
  const currency = useFormikContext<Values>().values.currency as Currency;
  const { data } = useQuery(GoodwillStandingDocument, {
    variables: { customerId, currency },
    fetchPolicy: "network-only",
  });
  const { limit = null, left = null } = data?.goodwillStanding ?? {};
  if (limit === null || left === null) return null;
  const money = (amount: number) => formatMoney({ currency, amount });
  return (
    <p>
      {money(limit)} a month for each customer; {money(left)} left.
    </p>
  );
}

function Fields({ customerId }: { customerId: string }) {
  const { values } = useFormikContext<Values>();
  const learners = usePayerLearners(customerId, "dependent");
  const currency = values.currency as Currency;
  return (
    <FieldGrid>
      <SelectField name="unit" label="What is given" options={units} />
      <SelectField name="currency" label="Currency" options={currencyOptions} />
      {values.unit === "money" ? (
        <MoneyField name="amount" label="Amount" currency={currency} />
      ) : (
        <>
          <NumberField name="minutes" label="Minutes" end="min" />
          <MoneyField
            name="cost"
            label="What they would cost"
            currency={currency}
            help="Counts towards the limit, as at least the usual price of their lessons"
          />
        </>
      )}
      <SelectField name="learnerId" label="For" options={learners} emptyLabel="All learners" optional />
      <AutocompleteField
        name="subjects"
        label="Subjects"
        options={subjectChoices}
        multiple
        optional
        placeholder="Every subject"
      />
      <DateField name="expiresOn" label="Last day of use" optional help="Left empty, it does not expire." />
      <TextField name="reason" label="Reason" wide />
    </FieldGrid>
  );
}

/** Gives the customer whose id is in the address minutes or money, within the month's limit. */
export function GoodwillForm({ id, onClose, begin }: RecordDialogProps & { begin?: Begun }) {
  const customerId = id ?? "";
  const { data } = useQuery(PayerDocument, { variables: { id: customerId } });
  const { save } = useSave(CreditCreateDocument, ({ saved }) => saved);
  const outdate = useOutdatedMoney();
  const currency = data?.customer?.currency ?? "GBP";
  return (
    <FormDialog<Values>
      key={currency}
      open
      isAction
      onClose={onClose}
      title={data?.customer ? `Give ${data.customer.name} goodwill` : "Give goodwill"}
      saveLabel="Give goodwill"
      initialValues={{
        unit: "minutes",
        currency,
        minutes: 30,
        amount: "",
        cost: "",
        learnerId: begin?.learnerId ?? "",
        subjects: begin?.subjects ?? [],
        expiresOn: "",
        reason: begin?.reason ?? "",
      }}
      validate={(values) => check(customerId, values)}
      onSubmit={async (values, form) => {
        const { payload } = await save({ input: inputOf(customerId, values, begin?.feedbackId ?? null) }, form);
        if (!payload?.record) return;
        outdate();
        toast.done("The gift is on the account.");
        onClose();
      }}
    >
      <p>A gift is worth nothing in the books and is never refunded.</p>
      <Limit customerId={customerId} />
      <Fields customerId={customerId} />
    </FormDialog>
  );
}
