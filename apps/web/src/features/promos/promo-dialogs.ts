import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { eventDialogs } from "../../shared/records/record-events.ts";
import { promoEvents } from "./promo-events.ts";
import { promoKind } from "./promo.kind.ts";
import { PromoRecordDocument as query } from "./promo.generated.ts";

const questions = async () => await import("./promo-questions.tsx");

/** The dialogs over the list of promos and over the page of one; they are added and edited on pages of their own. */
export const promoDialogs = dialogsOf({
  ...eventDialogs(promoEvents, async () => (await questions()).PromoQuestion),
  copy: {
    query,
    needs: promoKind.write,
    load: async () => (await questions()).PromoCopy,
  },
});
