import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { invoiceKind } from "../invoice.kind.ts";
import { UnclearPaymentRecordDocument as query } from "./unclear.generated.ts";

const needs = invoiceKind.act;

/** What can be done with a payment of which it is not clear what it pays. */
export const unclearDialogs = dialogsOf({
  new: { needs, load: async () => (await import("./add-unclear.tsx")).AddUnclearPayment },
  place: { query, needs, load: async () => (await import("./place-payment.tsx")).PlacePayment },
  keep: { query, needs, load: async () => (await import("./place-payment.tsx")).KeepPayment },
  sendBack: { query, needs, load: async () => (await import("./send-back.tsx")).SendPaymentBack },
  notReceived: { query, needs, load: async () => (await import("./send-back.tsx")).PaymentMissing },
});
