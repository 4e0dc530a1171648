import { ongoingDraft, ongoingDraftEdit } from "@app/domain/billing/ongoing/ongoing-draft.ts";
import { paymentGateways } from "@app/domain/billing/billing-enums.ts";
import type { PaymentGateway } from "@app/schema/types.generated.ts";
import { day, enumField, text, texts } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { gatewayWord } from "../billing-labels.ts";
import type { InvoiceRecordFragment } from "../invoice.generated.ts";
import { readText } from "../form/prepayment.fields.ts";
import { extrasField } from "./extras.ts";

type Period = Pick<InvoiceRecordFragment, "periodFrom" | "periodTo" | "customer">;

/** An ongoing invoice as it is begun by hand. */
export const ongoingForm = formOf<InvoiceRecordFragment>()(ongoingDraft, {
  customerId: readText("Customer", ({ customer }: Period) => customer?.id ?? ""),
  currency: text("Currency", "GBP"),
  from: readText("First day", ({ periodFrom }: Period) => periodFrom ?? ""),
  to: readText("Last day", ({ periodTo }: Period) => periodTo ?? ""),
  extras: extrasField,
});
export type OngoingValues = ReturnType<typeof ongoingForm.recordOf>["values"];

/** What may be changed of its draft. */
export const ongoingEditForm = formOf<InvoiceRecordFragment>()(ongoingDraftEdit, {
  email: text("Email"),
  secondaryEmail: text("Copy to"),
  paymentGateway: {
    ...enumField<PaymentGateway>()("How it is paid", paymentGateways, "BANK_TRANSFER"),
    show: (gateway: string) => gatewayWord(gateway as PaymentGateway),
  },
  dueOn: day("Due date"),
  memo: text("Note to the customer"),
  internalNote: text("Internal note"),
  promoCodes: texts("Promos"),
  extras: extrasField,
});
export type OngoingEditValues = ReturnType<typeof ongoingEditForm.recordOf>["values"];
