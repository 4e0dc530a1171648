import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { invoiceKind } from "../invoice.kind.ts";

const { act } = invoiceKind;

/** The dialogs about payments; `pay` has the customer's id. */
export const paymentDialogs = dialogsOf({
  pay: { needs: act, load: async () => (await import("./payment.form.tsx")).PaymentForm },
  dispute: { needs: act, load: async () => (await import("../disputes/dispute-open.tsx")).DisputeOpen },
  disputeWon: { needs: act, load: async () => (await import("../disputes/dispute-decided.tsx")).DisputeWon },
  disputeLost: { needs: act, load: async () => (await import("../disputes/dispute-decided.tsx")).DisputeLost },
  disputeReversed: { needs: act, load: async () => (await import("../disputes/dispute-decided.tsx")).DisputeReversed },
  takeBack: { needs: act, load: async () => (await import("./payment-take-back.tsx")).PaymentTakeBack },
});
