import {
  promoDiscountLabels,
  promoDiscounts,
  promoScopeLabels,
  promoScopes,
  promoTargetLabels,
  promoTargets,
} from "@app/domain/promos/promo-enums.ts";
import { counted } from "@app/domain/counted.ts";
import { inPercent } from "@app/domain/percent.ts";
import { labelOf, toOptions } from "../../shared/text/option-labels.ts";
import { sumsInWords } from "../../shared/text/sums-in-words.ts";
import type { PromoRowFragment } from "./promo.generated.ts";

export const discountOptions = toOptions(promoDiscounts, promoDiscountLabels);
export const targetOptions = toOptions(promoTargets, promoTargetLabels);
export const scopeOptions = toOptions(promoScopes, promoScopeLabels);
export const targetWord = labelOf(targetOptions);
export const scopeWord = labelOf(scopeOptions);
export const discountWord = labelOf(discountOptions);

type Discount = Pick<PromoRowFragment, "discountType" | "percentBp" | "amounts" | "freeLessons">;

/** "15%", "£20.00 or $25.00", "1 free lesson". */
export function discountInWords({ discountType, percentBp, amounts, freeLessons }: Discount): string {
  if (discountType === "PERCENT") return inPercent((percentBp ?? 0) / 100);
  return discountType === "AMOUNT" ? sumsInWords(amounts) : counted(freeLessons ?? 0, "free lesson");
}
