import * as z from "zod";
import { shareField, sumsField, sumsMessages } from "../billing/sums-field.ts";
import { choiceField, dateField, idField, optional, textField, versionField, wholeField } from "../fields.ts";
import { inSubjectOrder, subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import type { Money } from "../money.ts";
import { referralCodeField } from "../referrals/referral-code.ts";
import {
  promoDiscounts,
  promoScopes,
  promoTargets,
  type PromoDiscount,
  type PromoScope,
  type PromoTarget,
} from "./promo-enums.ts";
import { promoMessages as texts } from "./promo-messages.ts";

export const promoNameMax = 80;

/** The share over which no setting lets an admin discount, in per cent. Source: domain.md 2.7. */
export const directorOverPercent = 50;

const limitField = (label: string) => wholeField(label, 1, 1_000_000);
const unique = <Value>(values: Value[]) => [...new Set(values)];

const fields = z.object({
  code: referralCodeField,
  name: textField("Name", promoNameMax),
  discountType: choiceField("Discount", promoDiscounts),
  /** Hundredths of a per cent: 1500 is 15%. */
  percentBp: optional(shareField),
  amounts: sumsField,
  freeLessons: optional(wholeField("Free lessons", 1, 20)),
  maxDiscount: sumsField,
  minSpend: sumsField,
  appliesTo: z
    .array(choiceField("Use", promoTargets), texts.noTarget)
    .min(1, texts.noTarget)
    .max(promoTargets.length)
    .overwrite((chosen) => promoTargets.filter((target) => chosen.includes(target))),
  subjects: z.array(choiceField("Subject", subjectOptions)).max(subjectOptions.length).overwrite(inSubjectOrder),
  regionIds: z.array(idField("Region")).max(50).overwrite(unique),
  customerScope: choiceField("Who can use it", promoScopes),
  customerIds: z.array(idField("Customer")).max(200, messages.atMostItems(200, "customers")).overwrite(unique),
  startsOn: dateField,
  /** The last day. */
  endsOn: optional(dateField),
  maxRedemptions: optional(limitField("Uses in all")),
  maxPerCustomer: limitField("Uses per household"),
  stackable: z.boolean(messages.yesOrNo),
});

interface Value {
  discountType: PromoDiscount;
  percentBp?: number | null | undefined;
  amounts: readonly Money[];
  freeLessons?: number | null | undefined;
}

interface Said extends Value {
  appliesTo: readonly PromoTarget[];
  customerScope: PromoScope;
  customerIds: readonly string[];
  startsOn: string;
  endsOn?: string | null | undefined;
}

/** Single lessons can be given free; a place among others is sold for a price of its own. */
const canBeFree = (target: PromoTarget): boolean => target === "pre-payment" || target === "ongoing";

/** What a promo takes off in the way of its discount, without what was entered for another way. */
export const discountOf = ({ discountType, percentBp, amounts, freeLessons }: Value) => ({
  percentBp: discountType === "percent" ? (percentBp ?? null) : null,
  amounts: discountType === "amount" ? [...amounts] : [],
  freeLessons: discountType === "free-lessons" ? (freeLessons ?? null) : null,
});

/** Problems between the fields of a promo, by field; empty if there are none. */
export function promoProblems(promo: Said): Record<string, string> {
  const { discountType, percentBp, amounts, freeLessons, customerScope, customerIds, startsOn, endsOn } = promo;
  const isFree = discountType === "free-lessons";
  return {
    ...(discountType === "percent" && percentBp == null && { percentBp: sumsMessages.percentage }),
    ...(discountType === "amount" && amounts.length === 0 && { amounts: texts.oneAmount }),
    ...(isFree && freeLessons == null && { freeLessons: texts.noValue }),
    ...(isFree && !promo.appliesTo.some(canBeFree) && { appliesTo: texts.noLessons }),
    ...(customerScope === "listed" && customerIds.length === 0 && { customerIds: texts.noCustomers }),
    ...(endsOn != null && endsOn < startsOn && { endsOn: messages.order }),
  };
}

const { shape } = fields;

/** A new promo, as a draft. Source: domain.md 1.3. */
export const promoInput = fields
  .extend({
    amounts: shape.amounts.default([]),
    maxDiscount: shape.maxDiscount.default([]),
    minSpend: shape.minSpend.default([]),
    subjects: shape.subjects.default([]),
    regionIds: shape.regionIds.default([]),
    customerScope: shape.customerScope.default("everyone"),
    customerIds: shape.customerIds.default([]),
    maxPerCustomer: shape.maxPerCustomer.default(1),
    stackable: shape.stackable.default(false),
  })
  .superRefine((promo, context) => {
    for (const [field, message] of Object.entries(promoProblems(promo)))
      context.addIssue({ code: "custom", path: [field], message });
  });
export type PromoInput = z.infer<typeof promoInput>;

/** An update of a promo; omitted fields stay unchanged. */
export const promoUpdateInput = fields.partial().extend({ _id: idField("Promo"), version: versionField });
export type PromoUpdateInput = z.infer<typeof promoUpdateInput>;

/** What may still change once a promo has been used. Source: domain.md 2.7. */
const changeable = ["name", "endsOn", "maxRedemptions", "maxPerCustomer"] as const;

interface UsedPromo {
  endsOn: string | null;
  maxRedemptions: number | null;
  maxPerCustomer: number;
}

/** Why a change of a promo that has been used is refused, at its field; null if it is not. */
export function usedPromoProblem(
  before: UsedPromo,
  changes: Readonly<Partial<UsedPromo>>,
  changed: readonly string[],
  today: string,
): readonly [field: string, message: string] | null {
  const fixed = changed.find((field) => !changeable.some((name) => name === field));
  if (fixed !== undefined) return [fixed, texts.used];
  const { endsOn, maxRedemptions, maxPerCustomer } = changes;
  const isEarlier = endsOn != null && (before.endsOn === null || endsOn < before.endsOn);
  if (isEarlier && endsOn !== today) return ["endsOn", texts.endEarlier];
  if (maxRedemptions != null && (before.maxRedemptions === null || maxRedemptions < before.maxRedemptions))
    return ["maxRedemptions", texts.limitsDown];
  if (maxPerCustomer != null && maxPerCustomer < before.maxPerCustomer) return ["maxPerCustomer", texts.limitsDown];
  return null;
}

/** Whether an admin may not give such a discount. `percent`: the setting. */
export const needsDirector = (percentBp: number | null | undefined, percent: number): boolean =>
  percentBp != null && percentBp > Math.min(percent, directorOverPercent) * 100;
