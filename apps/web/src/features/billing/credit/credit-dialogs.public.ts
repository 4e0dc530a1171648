import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { invoiceKind } from "../invoice.kind.ts";

const { act } = invoiceKind;

/** The dialogs about credit; `gift` has the customer's id. */
export const creditDialogs = dialogsOf({
  gift: { needs: act, load: async () => (await import("./goodwill.form.tsx")).GoodwillForm },
  moveCredit: { needs: act, load: async () => (await import("./credit-transfer.tsx")).CreditTransfer },
  extend: { needs: act, load: async () => (await import("./credit-extend.tsx")).CreditExtend },
});
