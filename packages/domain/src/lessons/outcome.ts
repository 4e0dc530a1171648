import { inPercent } from "../percent.ts";
/** Settles a lesson: percentages of its price and of the tutor's pay, with the reason. Source: domain.md 5.6. */
import type { LessonParty } from "./course-enums.ts";
import { bookedFor, noticeInWords, termOf } from "./outcome-words.ts";
import type { SettlementRule } from "./settlement-rules.ts";

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
  /** `cutShort`: the tutor began late or ended early. */
  | { what: "completed"; agreedMinutes: number; actualMinutes: number | null; cutShort: boolean }
  | { what: "cancelled"; by: LessonParty; noticeMinutes: number; freeLateUsed: number; start: Date }
  /** `movesBefore`: how many lessons they moved in the previous 30 days. */
  | { what: "moved"; by: LessonParty; noticeMinutes: number; movesBefore: number; tutorAgrees: boolean }
  | { what: "student-no-show"; isFirstTrial: boolean }
  | { what: "tutor-no-show" }
  /** Power or internet failed after `actualMinutes`. */
  | { what: "outage"; agreedMinutes: number; actualMinutes: number }
  /** A learner's place in a group session; how many minutes before its start it was cancelled. */
  | { what: "group-attended" }
  | { what: "group-absent" }
  | { what: "not-run"; noticeMinutes: number }
  | { what: "group-cancelled"; noticeMinutes: number };

/** What happens to the credit of a prepaid lesson. */
export type CreditUse = "used" | "returned" | "moved";

export interface Settled {
  chargePercent: number;
  payPercent: number;
  credit: CreditUse;
  /** Its category in reports. */
  counts: string;
  /** The row of the outcome table that applies. */
  ruleId: SettlementRule;
  /** Whether the policy waived the charge of a late cancellation. */
  waived: boolean;
  sentence: string;
}

interface Row extends Omit<Settled, "sentence" | "waived" | "credit"> {
  waived?: boolean;
  credit?: CreditUse;
  because: string;
}

/** "Charged 50%: … The tutor is paid 100%." */
const settled = ({ because, waived = false, credit, ...row }: Row): Settled => ({
  ...row,
  waived,
  credit: credit ?? (row.chargePercent > 0 ? "used" : "returned"),
  sentence: `${row.chargePercent > 0 ? `Charged ${inPercent(row.chargePercent)}` : "Not charged"}: ${because}. ${
    row.payPercent > 0 ? `The tutor is paid ${inPercent(row.payPercent)}.` : "The tutor is not paid."
  }`,
});

/** The share of the agreed minutes that were given, in per cent; overtime is not charged. */
const shareOf = (actual: number, agreed: number) => Math.min(100, Math.round((actual / agreed) * 100));

const isLate = (noticeMinutes: number, { windowHours }: PolicyCopy) => noticeMinutes < windowHours * 60;
const asks = ({ windowHours }: PolicyCopy) => `the policy asks for ${windowHours} h`;

function completed({ agreedMinutes, actualMinutes, cutShort }: Extract<Happened, { what: "completed" }>): Settled {
  if (!cutShort || actualMinutes === null || actualMinutes >= agreedMinutes) {
    const because = "the lesson was given";
    return settled({ chargePercent: 100, payPercent: 100, counts: "completed", ruleId: "completed", because });
  }
  const share = shareOf(actualMinutes, agreedMinutes);
  return settled({
    ...{ chargePercent: share, payPercent: share, counts: "completed", ruleId: "cut-short" },
    because: bookedFor(actualMinutes, agreedMinutes),
  });
}

function cancelledByCustomer(
  { noticeMinutes, freeLateUsed, start }: Extract<Happened, { what: "cancelled" }>,
  policy: PolicyCopy,
): Settled {
  const because = `cancelled by the customer ${noticeInWords(noticeMinutes)}; ${asks(policy)}`;
  if (!isLate(noticeMinutes, policy)) {
    return settled({ chargePercent: 0, payPercent: 0, counts: "cancelled early", ruleId: "customer-in-time", because });
  }
  const term = termOf(start);
  if (freeLateUsed < policy.freeLateCancelsPerTerm) {
    return settled({
      ...{ chargePercent: 0, payPercent: policy.tutorWaitPayPercent, counts: "cancelled late, waived", waived: true },
      ruleId: "customer-late-free",
      because: `${because}; this is the free late cancellation for ${term}`,
    });
  }
  return settled({
    ...{ chargePercent: policy.lateCancelPercent, payPercent: policy.tutorLatePayPercent, counts: "cancelled late" },
    ruleId: "customer-late",
    because:
      policy.freeLateCancelsPerTerm > 0 ? `${because}; the free late cancellation for ${term} was used` : because,
  });
}

/** From how many hours' notice a tutor's cancellation counts as early. */
const tutorEarlyHours = 12;

function cancelled(happened: Extract<Happened, { what: "cancelled" }>, policy: PolicyCopy): Settled {
  const { by, noticeMinutes } = happened;
  if (by === "customer") return cancelledByCustomer(happened, policy);
  const notice = noticeInWords(noticeMinutes);
  if (by === "tutor") {
    const early = noticeMinutes >= tutorEarlyHours * 60;
    return settled({
      ...{ chargePercent: 0, payPercent: 0, counts: early ? "tutor cancelled early" : "tutor cancelled late" },
      ruleId: early ? "tutor-early" : "tutor-late",
      because: `cancelled by the tutor ${notice}`,
    });
  }
  return settled({
    ...{ chargePercent: 0, payPercent: isLate(noticeMinutes, policy) ? policy.tutorWaitPayPercent : 0 },
    ...{ counts: "cancelled by staff", ruleId: "staff" },
    because: `cancelled by ${by === "staff" ? "staff" : "the system"} ${notice}`,
  });
}

function moved(happened: Extract<Happened, { what: "moved" }>, policy: PolicyCopy): Settled {
  const { by, noticeMinutes, movesBefore, tutorAgrees } = happened;
  const inTime = !isLate(noticeMinutes, policy) && movesBefore < policy.freeReschedules;
  const notice = `moved by ${by === "staff" ? "staff" : `the ${by}`} ${noticeInWords(noticeMinutes)}`;
  if (by !== "customer" || inTime || tutorAgrees) {
    return settled({
      ...{ chargePercent: 0, payPercent: 0, credit: "moved", counts: "rescheduled" },
      ruleId: by !== "customer" || inTime ? "moved" : "moved-late-agreed",
      because: by !== "customer" || inTime ? notice : `${notice}; the tutor agreed`,
    });
  }
  return settled({
    ...{ chargePercent: policy.lateCancelPercent, payPercent: policy.tutorLatePayPercent, counts: "rescheduled" },
    ruleId: "moved-late",
    because: `${notice}; ${asks(policy)}, and the tutor did not agree`,
  });
}

function studentNoShow({ isFirstTrial }: { isFirstTrial: boolean }, policy: PolicyCopy): Settled {
  const row = { counts: "student-no-show", payPercent: 100 };
  return isFirstTrial
    ? settled({ ...row, chargePercent: 0, ruleId: "trial-no-show", because: "the learner missed their first trial" })
    : settled({
        ...{ ...row, chargePercent: policy.noShowPercent, ruleId: "student-no-show" },
        because: `the learner did not come within ${policy.graceMinutes} min`,
      });
}

function outage({ agreedMinutes, actualMinutes }: Extract<Happened, { what: "outage" }>): Settled {
  const share = shareOf(actualMinutes, agreedMinutes);
  // If less than a quarter was given, the lesson counts as not given.
  const given = actualMinutes * 4 >= agreedMinutes ? share : 0;
  return settled({
    ...{ chargePercent: given, payPercent: given, counts: given > 0 ? "completed, outage" : "outage" },
    ruleId: given > 0 ? "outage-after" : "outage-before",
    because: `power or internet failed; ${bookedFor(actualMinutes, agreedMinutes)}`,
  });
}

/**
 * Hours of notice from which cancelling a session costs the tutor nothing, and the pay in per cent with less notice.
 */
const [notRunHours, notRunPayPercent] = [24, 50];

/** One learner's place in a session. The tutor is paid for the whole session, by a table of its own. */
function groupPlace({ what }: { what: "group-attended" | "group-absent" }, policy: PolicyCopy): Settled {
  const came = what === "group-attended";
  const chargePercent = came ? 100 : policy.noShowPercent;
  const because = came ? "the learner took part" : "the learner did not come";
  const row = { chargePercent, payPercent: 100, counts: came ? "attended" : "absent", ruleId: what, because };
  const charged = chargePercent > 0 ? `Charged ${inPercent(chargePercent)}` : "Not charged";
  return { ...settled(row), sentence: `${charged}: ${because}. The tutor is paid for the session as a whole.` };
}

/** A cancelled session: nobody is charged, and the tutor is paid in part if it is late. */
function groupOff(
  { what, noticeMinutes }: { what: "not-run" | "group-cancelled"; noticeMinutes: number },
  policy: PolicyCopy,
): Settled {
  const tooFew = what === "not-run";
  const late = tooFew ? noticeMinutes < notRunHours * 60 : isLate(noticeMinutes, policy);
  const percent = tooFew ? notRunPayPercent : policy.tutorWaitPayPercent;
  return settled({
    ...{ chargePercent: 0, payPercent: late ? percent : 0, counts: tooFew ? "not-run" : "cancelled by staff" },
    ruleId: late ? `${what}-late` : what,
    because: `${tooFew ? "too few learners, cancelled" : "cancelled by staff"} ${noticeInWords(noticeMinutes)}`,
  });
}

/**
 * Settles a lesson by the outcome table and the course's copy of the policy:
 *
 *     outcomeOf({ what: "tutor-no-show" }, course.policySnapshot).sentence;
 */
export function outcomeOf(happened: Happened, policy: PolicyCopy): Settled {
  switch (happened.what) {
    case "completed":
      return completed(happened);
    case "cancelled":
      return cancelled(happened, policy);
    case "moved":
      return moved(happened, policy);
    case "student-no-show":
      return studentNoShow(happened, policy);
    case "tutor-no-show":
      return settled({
        ...{ chargePercent: 0, payPercent: 0, counts: "tutor-no-show", ruleId: "tutor-no-show" },
        because: "the tutor did not come",
      });
    case "outage":
      return outage(happened);
    case "group-attended":
    case "group-absent":
      return groupPlace({ what: happened.what }, policy);
    case "not-run":
    case "group-cancelled":
      return groupOff(happened, policy);
  }
}
