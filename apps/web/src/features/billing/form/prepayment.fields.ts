import type { Instalment } from "@app/domain/billing/instalments.ts";
import { prepaymentDraft, usualLessonCount } from "@app/domain/billing/prepayment-draft.ts";
import { prepaymentTypes, paymentGateways } from "@app/domain/billing/billing-enums.ts";
import type { Currency } from "@app/domain/enums.ts";
import { lessonFor, genders } from "@app/domain/people/people-enums.ts";
import { parseAmount } from "@app/domain/money.ts";
import { messages } from "@app/domain/messages.ts";
import type { Gender, LessonFor, PaymentGateway, PrepaymentType } from "@app/schema/types.generated.ts";
import {
  day,
  enumField,
  optionalEnumField,
  type OwnField,
  references,
  text,
  texts,
} from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { gatewayOptions, typeOptions } from "../billing-labels.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";

/** The price of a lesson as it is typed. */
interface PriceTyped {
  currency: string;
  amount: string;
  durationMinutes: number | string | null;
  lessonCount: number | string | null;
}

/** What the specification has for a new price. */
const noPrice: PriceTyped = { currency: "GBP", amount: "", durationMinutes: 60, lessonCount: usualLessonCount };

/** An amount as it is typed. */
export const amountTyped = (amount: number) => (amount / 100).toFixed(2);

/** What is typed as an amount, in minor units; what is none stays as it is, for the rules to refuse. */
const amountOf = ({ amount, currency }: PriceTyped): number | string => {
  const read = parseAmount(amount, currency as Currency);
  if (read.ok) return read.amount;
  return read.message === messages.amountPositive ? -1 : amount;
};

const lessonPrice = {
  label: "Lesson price",
  empty: noPrice,
  readFrom: ({ lessonPrice: price }: Pick<InvoiceRecordFragment, "lessonPrice">): PriceTyped =>
    price ? { ...price, amount: amountTyped(price.amount) } : noPrice,
  parsed: (typed: PriceTyped) => ({ ...typed, amount: amountOf(typed) }),
  show: ({ currency, amount, lessonCount }: PriceTyped) => `${lessonCount} × ${currency} ${amount}`,
};

interface InstalmentTyped {
  dueOn: string;
  amount: string;
}

export const typedInstalment = ({ dueOn, amount }: Instalment): InstalmentTyped => ({
  dueOn,
  amount: amountTyped(amount),
});

const instalments = {
  label: "Instalments",
  empty: [] as readonly InstalmentTyped[],
  readFrom: (record: Pick<InvoiceRecordFragment, "instalments">): readonly InstalmentTyped[] =>
    record.instalments.map(typedInstalment),
  // Every currency here has a hundred minor units.
  parsed: (typed: readonly InstalmentTyped[]) =>
    typed.map(({ dueOn, amount }) => ({ dueOn, amount: amountOf({ ...noPrice, amount }) })),
  show: (typed: readonly InstalmentTyped[]) => (typed.length === 0 ? "all at once" : String(typed.length)),
};

const subjects = {
  ...texts("Subjects"),
  parsed: (values: readonly string[]) => values.map((value) => ({ value })),
  sent: (parsed: readonly { value: string }[]) => parsed.map(({ value }) => value),
};

/** A text that the record has under another name. */
export const readText = <From>(label: string, readFrom: (record: From) => string): OwnField<string, From> => ({
  label,
  empty: "",
  readFrom,
});

/** A prepayment invoice's form as a table of its fields; the names are those of the specification. */
const table = formOf<InvoiceRecordFragment>()(prepaymentDraft, {
  firstName: text("First name"),
  lastName: text("Last name"),
  email: text("Email"),
  gender: optionalEnumField<Gender>()("Gender", genders),
  phoneNumber: text("Phone"),
  secondary_email: readText(
    "Copy to",
    ({ secondaryEmail }: Pick<InvoiceRecordFragment, "secondaryEmail">) => secondaryEmail ?? "",
  ),
  zohoEmail: text("Email in Zoho"),
  timeZone: text("Time zone", "Europe/London"),
  subjects,
  tutors: references("Tutors", "tutors"),
  lessonPrice,
  whoIsLessonFor: enumField<LessonFor>()("Lessons for", lessonFor, "me"),
  type: { ...enumField<PrepaymentType>()("What is bought", prepaymentTypes, "FIXED"), show: labelIn(typeOptions) },
  paymentGateway: {
    ...enumField<PaymentGateway>()("How it is paid", paymentGateways, "BANK_TRANSFER"),
    show: labelIn(gatewayOptions),
  },
  studentCustomer: readText("Customer", ({ customer }: Pick<InvoiceRecordFragment, "customer">) => customer?.id ?? ""),
  learner: readText(
    "Learner",
    ({ dependent, pod }: Pick<InvoiceRecordFragment, "dependent" | "pod">) => dependent?.id ?? pod?.id ?? "",
  ),
  dueOn: day("Due date"),
  instalments,
  promoCodes: texts("Promos"),
  memo: text("Note to the customer"),
  internalNote: text("Internal note"),
});

function labelIn(options: readonly { value: string; label: string }[]) {
  return (value: unknown): string => options.find((option) => option.value === value)?.label ?? String(value);
}

/** The input in the API's names. */
const named = <Sent extends { secondary_email?: unknown }>({ secondary_email: secondaryEmail, ...sent }: Sent) => ({
  ...sent,
  ...(secondaryEmail !== undefined && { secondaryEmail: secondaryEmail as string | null }),
});

export const prepaymentForm = {
  ...table,
  inputOf: (values: PrepaymentValues) => named(table.inputOf(values)),
  changesOf: (values: PrepaymentValues, changed: readonly string[]) => named(table.changesOf(values, changed)),
};
export type PrepaymentValues = ReturnType<typeof table.recordOf>["values"];
