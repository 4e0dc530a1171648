import { wallClockOf } from "@app/domain/time.ts";
import { aheadOf, elsewhere } from "@app/domain/local-week.ts";
import type { LessonRequestRecordFragment } from "../request.generated.ts";
import { proposalForm, type ProposalValues } from "./proposal.fields.ts";

const day = 86_400_000;

/**
 * What a proposal begins as: the tutor who was chosen, the times that were asked for by the learner's clock, as many as
 * they want a week, and the next day on which lessons may begin.
 */
export function firstProposal(
  request: Pick<LessonRequestRecordFragment, "preferredTimes" | "lessonsPerWeek" | "startOn" | "customer" | "kind">,
  tutorId: string | null,
  timeZone: string,
  now = new Date(),
): ProposalValues {
  const { preferredTimes, lessonsPerWeek, startOn, customer, kind } = request;
  const slots = preferredTimes
    .slice(0, lessonsPerWeek)
    .map((time) => elsewhere(time, aheadOf(now, time.timeZone, timeZone)))
    .map(({ weekday, start }) => ({ weekday: String(weekday), start }));
  const tomorrow = wallClockOf(new Date(now.getTime() + day), timeZone).date;
  return {
    ...proposalForm.recordOf(null).values,
    ...{ tutorId: tutorId ?? "", anchorTimeZone: timeZone, slots },
    startOn: startOn !== null && startOn > tomorrow ? startOn : tomorrow,
    // All but regular lessons are given once.
    lessonCount: kind === "REGULAR" ? null : 1,
    ...(customer && { priceCurrency: customer.currency }),
  };
}
