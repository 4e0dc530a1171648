import { promoDiscounts, promoScopes, promoTargets } from "@app/domain/promos/promo-enums.ts";
import { promoInput } from "@app/domain/promos/promo.ts";
import { toEnumName } from "@app/domain/enums.ts";
import type { PromoDiscount, PromoScope, PromoTarget } from "@app/schema/types.generated.ts";
import { share, sums } from "../../../shared/records/money-fields.ts";
import { day, enumField, number, references, text, texts, yesNo } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { PromoRecordFragment } from "../promo.generated.ts";
import { discountWord, scopeWord, targetWord } from "../promo-labels.ts";

const targets = {
  ...texts("Can be used for"),
  read: (stored: readonly PromoTarget[]): readonly string[] =>
    promoTargets.filter((target) => stored.some((name) => name === toEnumName(target))),
  sent: (parsed: readonly string[]) => parsed.map((target) => toEnumName(target) as PromoTarget),
  show: (values: readonly string[]) => values.map(targetWord).join(", "),
  showStored: (stored: unknown) => (Array.isArray(stored) ? stored.map(targetWord).join(", ") : "none"),
};

/** A promo's form as a table of its fields. */
export const promoForm = formOf<PromoRecordFragment>()(promoInput, {
  code: text("Code"),
  name: text("Name"),
  discountType: {
    ...enumField<PromoDiscount>()("Discount", promoDiscounts, "percent"),
    show: discountWord,
    showStored: discountWord,
  },
  percentBp: share("Percentage"),
  amounts: sums("Amount"),
  freeLessons: number("Free lessons"),
  maxDiscount: sums("Most that is taken off"),
  minSpend: sums("Least that must be spent"),
  appliesTo: targets,
  subjects: texts("Subjects"),
  regionIds: references("Regions", "regions"),
  customerScope: {
    ...enumField<PromoScope>()("Who can use it", promoScopes, "everyone"),
    show: scopeWord,
    showStored: scopeWord,
  },
  customerIds: references("Customers", "customers"),
  startsOn: day("First day"),
  endsOn: day("Last day"),
  maxRedemptions: number("Uses in all"),
  maxPerCustomer: {
    ...number("Uses per household"),
    empty: 1 as number | string | null,
  },
  stackable: yesNo("Can be combined with other promos"),
});
export type PromoValues = ReturnType<typeof promoForm.recordOf>["values"];
