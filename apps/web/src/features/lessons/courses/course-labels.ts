import { courseCreditStates } from "@app/domain/billing/credit-enums.ts";
import { confirmedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { slotsInWords as weeklySlots } from "@app/domain/lessons/weekdays.ts";
import { aheadOf, elsewhere } from "@app/domain/local-week.ts";
import { placeName } from "@app/ui/value/when-text.ts";
import type { Party } from "../../../shared/links/party-links.tsx";
import { toOptions } from "../../../shared/text/option-labels.ts";

export const courseStatusOptions = toOptions(confirmedLessonStatuses);

/** How many lessons ahead are paid for. */
export const courseCreditOptions = toOptions(courseCreditStates, {
  "has-credit": "Has credit",
  "runs-out": "Runs out: 1 lesson left",
  "no-credit": "No credit",
});

interface Slot {
  weekday: number;
  start: string;
}

/** The times of a course by its own clock, and the same by the tutor's: "Tue 18:00 London", "Tue 19:00 Lagos". */
export function slotsInWords(
  { slots, anchorTimeZone }: { slots: readonly Slot[]; anchorTimeZone: string },
  tutorZone: string,
  now: Date,
): readonly [here: string, there: string] {
  const ahead = aheadOf(now, anchorTimeZone, tutorZone);
  const there = slots.map(({ weekday, start }) => elsewhere({ weekday, start, end: start }, ahead));
  return [
    `${weeklySlots(slots)} ${placeName(anchorTimeZone)}`,
    ahead === 0 ? `Same time, ${placeName(tutorZone)}` : `${weeklySlots(there)} ${placeName(tutorZone)}`,
  ];
}

/** Who is taught, and who pays where that is somebody else. */
export function partyInWords({ learner, pod, customer }: Party): { learner: string; payer: string | undefined } {
  const name = pod?.name ?? learner?.name ?? customer?.name ?? "Unknown";
  return { learner: name, payer: customer && customer.name !== name ? customer.name : undefined };
}
