import * as z from "zod";
import { prepaymentTypes } from "../billing/billing-enums.ts";
import { amountField } from "../billing/prepayment-draft.ts";
import { mostPromos } from "../billing/promos.ts";
import { choiceField, currencyField, idField, optional, wholeField } from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { referralCodeField } from "../referrals/referral-code.ts";
import { promoTargets } from "./promo-enums.ts";

/** A basket to try codes with: lessons of one price. Source: domain.md 3.6. */
export const promoQuoteInput = z.object({
  codes: z.array(referralCodeField).max(mostPromos + 1, messages.atMostItems(mostPromos + 1, "codes")),
  customerId: optional(idField("Customer")),
  appliesTo: choiceField("Use", promoTargets),
  /** What a prepayment buys; null for everything else. */
  type: optional(choiceField("Type", prepaymentTypes)),
  subjects: z.array(choiceField("Subject", subjectOptions)).max(subjectOptions.length),
  currency: currencyField,
  unitAmount: amountField,
  quantity: wholeField("Number of lessons", 1, 200),
  /** Judges drafts and paused promos as if they were active. */
  asIfActive: z.boolean(messages.yesOrNo).default(false),
});
export type PromoQuoteInput = z.infer<typeof promoQuoteInput>;
