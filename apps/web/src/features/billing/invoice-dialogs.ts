import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { InvoiceRecordDocument as query } from "./invoice.generated.ts";
import { invoiceKind } from "./invoice.kind.ts";

const { act } = invoiceKind;
const event = async () => (await import("./events/invoice-events.tsx")).InvoiceEvents;

/** The dialogs over the list of invoices and over the page of one, each in a file of its own. */
export const invoiceDialogs = dialogsOf({
  send: { query, needs: act, load: async () => (await import("./events/invoice-send.tsx")).InvoiceSend },
  remind: { query, needs: act, load: async () => (await import("./events/invoice-send.tsx")).InvoiceRemind },
  pauseReminders: {
    query,
    needs: act,
    load: async () => (await import("./events/pause-reminders.tsx")).PauseReminders,
  },
  void: { query, needs: act, load: async () => (await import("./events/invoice-void.tsx")).InvoiceVoid },
  writeOff: { query, needs: act, load: async () => (await import("./events/write-off.tsx")).InvoiceWriteOff },
  refund: { query, needs: act, load: async () => (await import("./refund/invoice-refund.tsx")).InvoiceRefund },
  close: { query, needs: act, load: async () => (await import("./refund/invoice-close.tsx")).InvoiceClose },
  creditUnused: { query, needs: act, load: async () => (await import("./disputes/credit-unused.tsx")).CreditUnused },
  dismissClaim: { query, needs: act, load: async () => (await import("./claim/claim-dismiss.tsx")).ClaimDismiss },
  duplicate: { query, needs: act, load: event },
  creditChanges: {
    query,
    needs: act,
    load: async () => (await import("./ongoing/credit-changes.tsx")).CreditChanges,
  },
  creditLines: {
    query,
    needs: act,
    load: async () => (await import("./ongoing/credit-lines.tsx")).CreditLines,
  },
  mergeDrafts: { query, needs: act, load: async () => (await import("./ongoing/merge-drafts.tsx")).MergeDrafts },
  regenerate: { query, needs: act, load: event },
  delete: { query, needs: act, load: event },
  restore: { query, needs: act, load: event },
});
