import { prepaymentDraftUpdate } from "@app/domain/billing/prepayment-draft.ts";
import { messages } from "@app/domain/messages.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { Refusal } from "../../service/refusal.ts";
import { invoiceKind } from "./invoice.kind.ts";
import { updatePrepayment } from "./prepayment.service.ts";

/** What is shown of an invoice's history. What was sent or withdrawn stays so; a draft's fields can be restored. */
export const invoiceHistory = historyOf(invoiceKind, {
  area: "invoices",
  first: ["invoiceNumber", "firstName", "lastName"],
  more: ["status", "total"],
  body: prepaymentDraftUpdate,
  update: updatePrepayment,
  revertBy: ({ status }) =>
    status
      ? () => {
          throw new Refusal("WRONG_STATE", messages.notUndone);
        }
      : null,
});
