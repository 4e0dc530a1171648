import { giftFor, valueUses, type LotStanding } from "@app/domain/billing/posting.ts";
import type { LessonsCover } from "@app/domain/billing/lesson-cover.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import type { SettlementRule } from "@app/domain/lessons/settlement-rules.ts";
import { newId } from "../../../database/new-id.ts";
import type { Context } from "../../../service/context.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { chargeOf, priceOfLesson } from "../due-lessons.ts";
import type { RoundToPost } from "./rounds-to-post.ts";

/** Which setting says how much of a lesson is given after what happened. */
const goodwillSettings = {
  "tutor-no-show": "noShowGoodwillPercent",
  "tutor-late": "tutorLateGoodwillPercent",
} as const satisfies Partial<Record<SettlementRule, string>>;
type GoodwillRule = keyof typeof goodwillSettings;

const isGoodwillRule = (rule: SettlementRule): rule is GoodwillRule => rule in goodwillSettings;

/** The gift that the settings ask for after a lesson that failed: worth nothing, not refundable, in no month's limit. */
export async function giftOf(context: Pick<Context, "db">, { settlement, lesson, course, agreedOn, day }: RoundToPost) {
  const { ruleId } = settlement;
  if (!isGoodwillRule(ruleId)) return null;
  const percent = await settingOf(context, goodwillSettings[ruleId], lesson.regionId);
  const isPrepaid = course.billing === "prepaid";
  const { unit, quantity } = giftFor({ isPrepaid, ...priceOfLesson({ lesson, course, agreedOn }) }, percent);
  if (quantity <= 0) return null;
  const expires = unit === "minutes" && (await settingOf(context, "creditExpires", lesson.regionId));
  const days = await settingOf(context, "creditDays", lesson.regionId);
  return {
    customerId: lesson.customerId,
    source: "goodwill" as const,
    unit,
    currency: course.priceCurrency,
    size: quantity,
    worth: 0,
    tax: 0,
    lessonMinutes: unit === "minutes" ? course.durationMinutes : null,
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
}

/** What one settlement takes of credit, and what of it is to be billed. `standings` moves on. */
export function postingOf(
  { settlement, lesson, course, agreedOn, day }: RoundToPost,
  cover: Pick<LessonsCover, "lessons"> | undefined,
  standings: Map<string, LotStanding>,
  { at, byId }: { at: Date; byId: string },
) {
  const { minutes, charge } = chargeOf(priceOfLesson({ lesson, course, agreedOn }).price, settlement);
  const covered = minutes > 0 && course.billing === "prepaid" ? cover?.lessons.get(lesson.id) : undefined;
  const { uses, coveredMinutes, left } = covered ?? { uses: [], coveredMinutes: 0, left: charge };
  const common = { settlementId: settlement.id, day, at };
  const billed = { customerId: lesson.customerId, regionId: lesson.regionId, lessonId: lesson.id };
  const item = { ...billed, currency: course.priceCurrency, amount: left, minutes, coveredMinutes };
  return {
    entries: valueUses(uses, standings).map(({ quantity, ...use }) => ({
      ...{ id: newId(at), type: "use" as const, quantity: -quantity, byId, reason: null, invoiceId: null },
      ...use,
      ...common,
    })),
    items: left > 0 ? [{ id: newId(at), ...item, ...common }] : [],
  };
}
