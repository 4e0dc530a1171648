import { giftFor } from "@app/domain/billing/posting.ts";
import { partsOf, type Payer } from "@app/domain/customer-pods/pod-shares.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import type { SettlementRule } from "@app/domain/lessons/settlement-enums.ts";
import type { Context } from "../../../service/context.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { chargeOf } from "../charge-of.ts";
import { priceOfLesson } from "../due-lessons.ts";
import type { Charge } from "./post-charge.ts";
import type { RoundToPost } from "./rounds-to-post.ts";

/** Which setting says how much of a lesson is given after what happened. */
const goodwillSettings = {
  "tutor-no-show": "noShowGoodwillPercent",
  "tutor-late": "tutorLateGoodwillPercent",
} as const satisfies Partial<Record<SettlementRule, string>>;
type GoodwillRule = keyof typeof goodwillSettings;

const isGoodwillRule = (rule: SettlementRule): rule is GoodwillRule => rule in goodwillSettings;

/**
 * The gifts that the settings ask for after a lesson that failed, one for each who would have paid for it: worth nothing,
 * not refundable, in no month's limit.
 */
export async function giftsOf(
  context: Pick<Context, "db">,
  { settlement, lesson, course, agreedOn, day }: RoundToPost,
  payers: readonly Payer[],
) {
  const { ruleId } = settlement;
  if (!isGoodwillRule(ruleId)) return [];
  const percent = await settingOf(context, goodwillSettings[ruleId], lesson.regionId);
  const isPrepaid = course.billing === "prepaid";
  const { minutes, price } = priceOfLesson({ lesson, course, agreedOn });
  const expires = isPrepaid && (await settingOf(context, "creditExpires", lesson.regionId));
  const days = await settingOf(context, "creditDays", lesson.regionId);
  const common = {
    regionId: lesson.regionId,
    source: "goodwill" as const,
    currency: course.priceCurrency,
    worth: 0,
    tax: 0,
    lessonMinutes: isPrepaid ? course.durationMinutes : null,
    learnerIds: lesson.podId === null ? [lesson.learnerId] : [],
    podId: lesson.podId,
    subjects: [lesson.subject],
    tutorIds: [] as string[],
    expiresOn: expires ? daysLater(day, days) : null,
    settlementId: settlement.id,
    note:
      ruleId === "tutor-no-show"
        ? `The tutor did not come to lesson ${lesson.lessonNumber}.`
        : `The tutor cancelled lesson ${lesson.lessonNumber} late.`,
  };
  return [...partsOf(price, payers)].flatMap(([customerId, part]) => {
    const { unit, quantity: size } = giftFor({ isPrepaid, minutes, price: part }, percent);
    return size > 0 ? [{ ...common, customerId, unit, size }] : [];
  });
}

/** What each payer is charged for a lesson that was settled. */
export function chargesOf(
  { settlement, lesson, course, agreedOn, day }: RoundToPost,
  payers: readonly Payer[],
): Charge[] {
  const { minutes, charge } = chargeOf(priceOfLesson({ lesson, course, agreedOn }).price, settlement);
  return [...partsOf(charge, payers)].map(([customerId, part]) => ({
    customerId,
    regionId: lesson.regionId,
    settlementId: settlement.id,
    currency: course.priceCurrency,
    day,
    minutes,
    lessonId: lesson.id,
    charge: part,
    dueId: course.billing === "prepaid" ? lesson.id : null,
  }));
}
