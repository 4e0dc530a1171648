import { wallClockOf } from "@app/domain/time.ts";
import { aheadOf, elsewhere } from "@app/domain/local-week.ts";
import { weekdayOf } from "@app/domain/dates/plain-date.ts";
import type {
  LessonRequestRecordFragment,
  ProposalItemFragment,
  TutorMatchItemFragment,
} from "../request.generated.ts";
import { proposalForm, type ProposalValues, type SlotValue } from "./proposal.fields.ts";

const day = 86_400_000;

type Request = Pick<LessonRequestRecordFragment, "preferredTimes" | "lessonsPerWeek" | "startOn" | "customer" | "kind">;
/** When a tutor is free, as the matches say. */
interface Free {
  firstSlots: readonly Pick<TutorMatchItemFragment["firstSlots"][number], "time" | "start">[];
  nearestSlots: readonly { start: string }[];
}
type Usual = Pick<ProposalItemFragment, "priceAmount" | "priceCurrency">;
/** When the lessons of a proposal are. */
export type LessonTimes = Pick<ProposalValues, "slots" | "startOn">;

/**
 * When lessons are proposed to begin with: where the chosen tutor is free first, or nearest to the times asked for, as many as
 * are wanted a week; without a tutor who is free, the times asked for themselves, from the next day on which they may begin.
 */
export function firstTimes(request: Request, free: Free | null, timeZone: string, now = new Date()): LessonTimes {
  const { preferredTimes, lessonsPerWeek, startOn } = request;
  const asked = preferredTimes.map((time) => {
    const { weekday, start } = elsewhere(time, aheadOf(now, time.timeZone, timeZone));
    return { weekday: String(weekday), start };
  });
  const [firstSlots, nearestSlots] = [free?.firstSlots ?? [], free?.nearestSlots ?? []];
  const found = (firstSlots.length > 0 ? firstSlots : nearestSlots).map(({ start }) =>
    wallClockOf(new Date(start), timeZone),
  );
  const slots = found.map(({ date, time }) => ({ weekday: String(weekdayOf(date)), start: time }));
  // What is wanted besides stays as it was asked for; the tutor's calendar says what stands in its way.
  const others = asked.filter((_, time) => nearestSlots.length === 0 && firstSlots.every((one) => one.time !== time));
  const tomorrow = wallClockOf(new Date(now.getTime() + day), timeZone).date;
  return {
    slots: [...slots, ...others].filter(isFirst).slice(0, lessonsPerWeek),
    startOn: found[0]?.date ?? (startOn !== null && startOn > tomorrow ? startOn : tomorrow),
  };
}

const isFirst = ({ weekday, start }: SlotValue, at: number, all: readonly SlotValue[]) =>
  all.findIndex((one) => one.weekday === weekday && one.start === start) === at;

/**
 * What a proposal begins as: the tutor who was chosen, times at which they are free by the learner's clock, and the price that
 * is usual.
 */
export function firstProposal(
  request: Request,
  tutorId: string | null,
  timeZone: string,
  free: Free | null,
  price: Usual | null,
): ProposalValues {
  const { customer, kind } = request;
  return {
    ...proposalForm.recordOf(null).values,
    tutorId: tutorId ?? "",
    anchorTimeZone: timeZone,
    ...firstTimes(request, free, timeZone),
    // All but regular lessons are given once.
    lessonCount: kind === "REGULAR" ? null : 1,
    ...(customer && { priceCurrency: customer.currency }),
    ...(price && { priceAmount: (price.priceAmount / 100).toFixed(2), priceCurrency: price.priceCurrency }),
  };
}
