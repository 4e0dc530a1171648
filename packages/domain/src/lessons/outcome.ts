/** Settles a lesson: shares of its price and of the tutor's pay, with the reason. Source: domain.md 5.6. */
import type { LessonParty, ShortReason } from "./course-enums.ts";
import { asks, isLate } from "./late-notice.ts";
import { groupLeft, groupOff, groupPlace } from "./outcome-groups.ts";
import { settled, type Row, type Settled } from "./outcome-row.ts";
import { noticeInWords, termOf } from "./outcome-words.ts";

/** The relevant fields of the cancellation policy, as copied when the course was confirmed. */
export interface PolicyCopy {
  /** The policy it was copied from; unknown for the oldest copies. */
  policyId?: string | undefined;
  windowHours: number;
  lateCancelPercent: number;
  noShowPercent: number;
  tutorLatePayPercent: number;
  tutorWaitPayPercent: number;
  graceMinutes: number;
  freeLateCancelsPerTerm: number;
  freeReschedules: number;
  outageIsFree: boolean;
}

/** What happened to a lesson, with the facts that the outcome table needs. */
export type Happened =
  /** `shortBecause`: why it was shorter than agreed, where it was. */
  | { what: "completed"; actualMinutes: number | null; shortBecause: ShortReason | null }
  /** `localDate`: the lesson's own, which decides its term. */
  | { what: "cancelled"; by: LessonParty; noticeMinutes: number; freeLateUsed: number; localDate: string }
  /** `movesBefore`: how many lessons they moved in the previous 30 days. */
  | { what: "moved"; by: LessonParty; noticeMinutes: number; movesBefore: number; tutorAgrees: boolean }
  | { what: "student-no-show"; isFirstTrial: boolean }
  | { what: "tutor-no-show" }
  /** Power or internet failed after `actualMinutes`. */
  | { what: "outage"; actualMinutes: number }
  /** A learner's place in a group session; how many minutes before its start it was cancelled. */
  | { what: "group-attended" }
  | { what: "group-absent" }
  | { what: "group-left"; noticeMinutes: number }
  | { what: "not-run"; noticeMinutes: number }
  | { what: "group-cancelled"; noticeMinutes: number };

function completed(
  { actualMinutes, shortBecause }: Extract<Happened, { what: "completed" }>,
  policy: PolicyCopy,
  agreed: number,
): Row {
  if (shortBecause === null || actualMinutes === null || actualMinutes >= agreed)
    return { charge: 100, pay: 100, counts: "completed", ruleId: "completed", because: "the lesson was given" };
  if (shortBecause === "outage") return outage({ actualMinutes }, policy, agreed);
  const given = { charge: 100, pay: 100, given: actualMinutes, counts: "completed" };
  return shortBecause === "tutor"
    ? { ...given, ruleId: "cut-short", because: "the tutor began late or ended early" }
    : { ...given, ruleId: "cut-short-agreed", because: "both agreed to end early" };
}

function cancelledByCustomer(
  { noticeMinutes, freeLateUsed, localDate }: Extract<Happened, { what: "cancelled" }>,
  policy: PolicyCopy,
): Row {
  const because = `cancelled by the customer ${noticeInWords(noticeMinutes)}; ${asks(policy)}`;
  if (!isLate(noticeMinutes, policy)) {
    return { charge: 0, pay: 0, counts: "cancelled early", ruleId: "customer-in-time", because };
  }
  const term = termOf(localDate);
  if (freeLateUsed < policy.freeLateCancelsPerTerm) {
    return {
      charge: 0,
      pay: policy.tutorWaitPayPercent,
      counts: "cancelled late, waived",
      waived: true,
      ruleId: "customer-late-free",
      because: `${because}; this is the free late cancellation for ${term}`,
    };
  }
  return {
    charge: policy.lateCancelPercent,
    pay: policy.tutorLatePayPercent,
    counts: "cancelled late",
    ruleId: "customer-late",
    because:
      policy.freeLateCancelsPerTerm > 0 ? `${because}; the free late cancellation for ${term} was used` : because,
  };
}

/** From how many hours' notice a tutor's cancellation counts as early. */
const tutorEarlyHours = 12;

function cancelled(happened: Extract<Happened, { what: "cancelled" }>, policy: PolicyCopy): Row {
  const { by, noticeMinutes } = happened;
  if (by === "customer") return cancelledByCustomer(happened, policy);
  const notice = noticeInWords(noticeMinutes);
  if (by === "tutor") {
    const early = noticeMinutes >= tutorEarlyHours * 60;
    return {
      charge: 0,
      pay: 0,
      counts: early ? "tutor cancelled early" : "tutor cancelled late",
      ruleId: early ? "tutor-early" : "tutor-late",
      because: `cancelled by the tutor ${notice}`,
    };
  }
  return {
    charge: 0,
    pay: isLate(noticeMinutes, policy) ? policy.tutorWaitPayPercent : 0,
    counts: "cancelled by staff",
    ruleId: "staff",
    because: `cancelled by ${by === "staff" ? "staff" : "the system"} ${notice}`,
  };
}

function moved(happened: Extract<Happened, { what: "moved" }>, policy: PolicyCopy): Row {
  const { by, noticeMinutes, movesBefore, tutorAgrees } = happened;
  const inTime = !isLate(noticeMinutes, policy) && movesBefore < policy.freeReschedules;
  const notice = `moved by ${by === "staff" ? "staff" : `the ${by}`} ${noticeInWords(noticeMinutes)}`;
  if (by !== "customer" || inTime || tutorAgrees) {
    return {
      charge: 0,
      pay: 0,
      credit: "moved",
      counts: "rescheduled",
      ruleId: by !== "customer" || inTime ? "moved" : "moved-late-agreed",
      because: by !== "customer" || inTime ? notice : `${notice}; the tutor agreed`,
    };
  }
  return {
    charge: policy.lateCancelPercent,
    pay: policy.tutorLatePayPercent,
    counts: "rescheduled",
    ruleId: "moved-late",
    because: `${notice}; ${asks(policy)}, and the tutor did not agree`,
  };
}

function studentNoShow({ isFirstTrial }: { isFirstTrial: boolean }, policy: PolicyCopy): Row {
  const row = { counts: "student-no-show", pay: 100 };
  return isFirstTrial
    ? { ...row, charge: 0, ruleId: "trial-no-show", because: "the learner missed their first trial" }
    : {
        ...row,
        charge: policy.noShowPercent,
        ruleId: "student-no-show",
        because: `the learner did not come within ${policy.graceMinutes} min`,
      };
}

/** Where less than a quarter was given, the lesson counts as not given, unless the policy charges for outages. */
function outage({ actualMinutes }: { actualMinutes: number }, { outageIsFree }: PolicyCopy, agreed: number): Row {
  const because = "power or internet failed";
  return outageIsFree && actualMinutes * 4 < agreed
    ? { charge: 0, pay: 0, counts: "outage", ruleId: "outage-before", because }
    : { charge: 100, pay: 100, given: actualMinutes, counts: "completed, outage", ruleId: "outage-after", because };
}

function rowOf(happened: Happened, policy: PolicyCopy, agreed: number): Row {
  switch (happened.what) {
    case "completed":
      return completed(happened, policy, agreed);
    case "cancelled":
      return cancelled(happened, policy);
    case "moved":
      return moved(happened, policy);
    case "student-no-show":
      return studentNoShow(happened, policy);
    case "tutor-no-show":
      return {
        charge: 0,
        pay: 0,
        counts: "tutor-no-show",
        ruleId: "tutor-no-show",
        because: "the tutor did not come",
      };
    case "outage":
      return outage(happened, policy, agreed);
    case "group-attended":
    case "group-absent":
      return groupPlace({ what: happened.what }, policy);
    case "group-left":
      return groupLeft(happened.noticeMinutes, policy);
    case "not-run":
    case "group-cancelled":
      return groupOff(happened, policy);
  }
}

/** Staff waive what a row charges; the tutor's pay stays as it is. */
const waivedRow = (row: Row): Row =>
  row.charge === 0 ? row : { ...row, charge: 0, ruleId: "waived", because: `${row.because}; the charge is waived` };

/**
 * Settles a lesson of so many agreed minutes by the outcome table and the course's copy of the policy:
 *
 *     outcomeOf({ what: "tutor-no-show" }, course.policySnapshot, 60).sentence;
 *
 * `isWaived`: staff waive the charge.
 */
export const outcomeOf = (
  happened: Happened,
  policy: PolicyCopy,
  agreedMinutes: number,
  { isWaived = false }: { isWaived?: boolean } = {},
): Settled => {
  const row = rowOf(happened, policy, agreedMinutes);
  return settled(isWaived ? waivedRow(row) : row, agreedMinutes);
};
