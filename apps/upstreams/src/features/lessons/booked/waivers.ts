import { and, eq, gte, inArray } from "drizzle-orm";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { waivedRules } from "@app/domain/lessons/settlement-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { outcomeOf, type Happened, type PolicyCopy } from "@app/domain/lessons/outcome.ts";
import { scopeOf } from "@app/domain/permissions.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { placeDisputes } from "../../group-lessons/group-tables.public.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { bookedLessons, lessonSettlements, type BookedRow } from "./booked.table.ts";
import { minutesOfLesson } from "./settle-lesson.ts";

const day = 86_400_000;

/**
 * An admin may let some lessons and places in group lessons of a customer in 30 days cost less than the policy says. Source:
 * domain.md 5.6.
 */
export async function refuseMoreWaivers(
  context: Context,
  { customerId, regionId }: { customerId: string; regionId: string | null },
): Promise<void> {
  if (scopeOf(context.actor.role, "settlements") === null) return;
  const { ruleId, at, lessonId } = lessonSettlements;
  const since = new Date(context.now.getTime() - 30 * day);
  const ofCustomer = context.db
    .select({ id: bookedLessons.id })
    .from(bookedLessons)
    .where(eq(bookedLessons.customerId, customerId));
  const lessons = await context.db.$count(
    lessonSettlements,
    and(inArray(ruleId, waivedRules), gte(at, since), inArray(lessonId, ofCustomer)),
  );
  const { status, decidedAt } = placeDisputes;
  const places = await context.db.$count(
    placeDisputes,
    and(eq(placeDisputes.customerId, customerId), eq(status, "for-family"), gte(decidedAt, since)),
  );
  const limit = await settingOf(context, "waiverLimit", regionId);
  if (lessons + places >= limit) throw new Refusal("WRONG_STATE", lessonMessages.waivedEnough(limit));
}

interface Waived {
  lesson: BookedRow;
  happened: Happened;
  policy: PolicyCopy;
  reason: string | null | undefined;
}

/**
 * Whether staff waive what a lesson is charged, who may have used up their waivers; refused where nothing is charged.
 * Source: domain.md 2.3, 5.6.
 */
export async function isWaived(context: Context, { lesson, happened, policy, reason }: Waived): Promise<boolean> {
  if (!reason) return false;
  if (!context.actor.permissions.has("settlements:act")) throw new Refusal("FORBIDDEN", messages.forbidden);
  if (lesson.hold || outcomeOf(happened, policy, minutesOfLesson(lesson)).chargeBp === 0)
    throw new Refusal("WRONG_STATE", lessonMessages.nothingToWaive);
  await refuseMoreWaivers(context, lesson);
  return true;
}

/** That staff do not charge what the policy says, with their reason, for the log. */
export const waiverOf = (lesson: BookedRow, reason: string | null | undefined) => ({
  lesson,
  event: "fee-waived" as const,
  summary: `Waived: ${reason ?? ""}`.slice(0, 200),
});
