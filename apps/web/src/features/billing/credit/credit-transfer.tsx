import { minutesAsLessons } from "@app/domain/billing/minutes-as-lessons.ts";
import { useFormikContext } from "formik";
import * as z from "zod";
import { creditTransferInput } from "@app/domain/billing/credit-transfer.ts";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { messages } from "@app/domain/messages.ts";
import { formatMoney, typedAmount } from "@app/domain/money.ts";
import { isLimited } from "@app/domain/permissions.ts";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { MoneyField } from "@app/ui/form/money-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { EventFormDialog } from "../../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { useViewer } from "../../../shared/session/session-context.ts";
import { roleOf } from "../../../shared/text/format.ts";
import { LearnerField } from "../../customers/picker/learner-field.public.tsx";
import { usePayerLearners } from "../form/use-payer.ts";
import { CreditRecordDocument, CreditTransferDocument, type CreditItemFragment } from "./credit.generated.ts";
import { useOutdatedMoney } from "../use-outdated-money.ts";

/** Stands for a learner of another customer, who is searched for. */
const someoneElse = "someone-else";

interface Values {
  learnerId: string;
  otherId: string;
  minutes: number | string | null;
  amount: string;
  reason: string;
}

const receiverOf = ({ learnerId, otherId }: Pick<Values, "learnerId" | "otherId">) =>
  learnerId === someoneElse ? otherId : learnerId;

const quantityOf = ({ unit, currency }: CreditItemFragment, { minutes, amount }: Values): number =>
  unit === "MONEY" ? (typedAmount(amount, currency) ?? 0) : Number(minutes ?? 0);

const { learnerId, quantity, reason } = creditTransferInput.shape;

/** The rules of the server, at the fields of the form. */
const rulesOf = (credit: CreditItemFragment) =>
  z
    .object({
      learnerId: z.union([learnerId, z.literal(someoneElse)]),
      otherId: z.string(),
      minutes: z.union([z.number(), z.string(), z.null()]),
      amount: z.string(),
      reason,
    })
    .check(({ value, issues }) => {
      if (receiverOf(value) === "" && value.learnerId !== "")
        issues.push({ code: "custom", path: ["otherId"], message: messages.required("Learner"), input: value });
      const asked = quantity.safeParse(quantityOf(credit, value));
      const tooMuch = asked.success && asked.data > credit.rest ? billingMessages.onlyLeft(credit.rest) : undefined;
      const message = asked.error?.issues[0]?.message ?? tooMuch;
      const path = [credit.unit === "MONEY" ? "amount" : "minutes"];
      if (message) issues.push({ code: "custom", path, message, input: value });
    });

function Fields({ credit }: { credit: CreditItemFragment }) {
  const { customer, unit, currency } = credit;
  const mayLeave = !isLimited(roleOf(useViewer().role), "invoices");
  const isOther = useFormikContext<Values>().values.learnerId === someoneElse;
  const others = usePayerLearners(customer?.id ?? "", "dependent");
  const learners = [
    ...(customer ? [{ value: customer.id, label: customer.name }] : []),
    ...others,
    ...(mayLeave ? [{ value: someoneElse, label: "Another customer’s learner …" }] : []),
  ];
  return (
    <FieldGrid>
      <SelectField name="learnerId" label="To" options={learners} emptyLabel="Choose" />
      {isOther ? <LearnerField name="otherId" inFlow /> : null}
      {unit === "MONEY" ? (
        <MoneyField name="amount" label="Amount" currency={currency} />
      ) : (
        <NumberField name="minutes" label="Minutes" end="min" />
      )}
      <TextField name="reason" label="Reason" help="Only staff read it." wide />
    </FieldGrid>
  );
}

/** "4 lessons move; 6 stay", as it is typed. */
function Outcome({ credit }: { credit: CreditItemFragment }) {
  const { values } = useFormikContext<Values>();
  const { unit, currency, rest, lessonMinutes, customer } = credit;
  const moved = quantityOf(credit, values);
  if (!(moved > 0 && moved <= rest)) return null;
  const inWords = (amount: number) =>
    unit === "MONEY" ? formatMoney({ currency, amount }) : minutesAsLessons(amount, lessonMinutes);
  return (
    <p>
      {inWords(moved)} will move, {inWords(rest - moved)} will stay. The value goes along
      {values.learnerId === someoneElse ? `; ${customer?.name ?? "this customer"} loses it` : ""}.
    </p>
  );
}

/** Moves a part of a credit to another learner of the customer. */
export function CreditTransfer(props: RecordDialogProps) {
  const outdate = useOutdatedMoney();
  return (
    <EventFormDialog
      {...props}
      what="credit"
      query={CreditRecordDocument}
      config={(credit) => ({
        title: "Move credit to another learner?",
        saveLabel: "Move credit",
        successMessage: "The credit has moved.",
        onDone: outdate,
        initialValues: { learnerId: "", otherId: "", minutes: credit.rest, amount: "", reason: "" },
        rules: rulesOf(credit),
        mutation: CreditTransferDocument,
        sent: (values: Values) => ({
          learnerId: receiverOf(values),
          quantity: quantityOf(credit, values),
          reason: values.reason.trim(),
        }),
        outcome: <Outcome credit={credit} />,
        children: <Fields credit={credit} />,
      })}
    />
  );
}
