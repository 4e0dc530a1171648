/** The rows of the outcome table about places in group sessions. Source: domain.md 2.8, 5.6. */
import { asks, isLate } from "./late-notice.ts";
import type { Row } from "./outcome-row.ts";
import { noticeInWords } from "./outcome-words.ts";

interface GroupTerms {
  windowHours: number;
  lateCancelPercent: number;
  noShowPercent: number;
  tutorWaitPayPercent: number;
}

/**
 * Hours of notice from which cancelling a session costs the tutor nothing, and the pay in per cent with less notice.
 */
const [notRunHours, notRunPayPercent] = [24, 50];

const paidAsAWhole = "The tutor is paid for the session as a whole.";

/** One learner's place in a session. The tutor is paid for the whole session, by a table of its own. */
export function groupPlace({ what }: { what: "group-attended" | "group-absent" }, policy: GroupTerms): Row {
  const came = what === "group-attended";
  return {
    charge: came ? 100 : policy.noShowPercent,
    pay: 100,
    counts: came ? "attended" : "absent",
    ruleId: what,
    because: came ? "the learner took part" : "the learner did not come",
    paid: paidAsAWhole,
  };
}

/** A place that was given up; in time it costs nothing. */
export function groupLeft(noticeMinutes: number, policy: GroupTerms): Row {
  const late = isLate(noticeMinutes, policy);
  return {
    charge: late ? policy.lateCancelPercent : 0,
    pay: 0,
    counts: late ? "group-left-late" : "group-left",
    ruleId: late ? "group-left-late" : "customer-in-time",
    because: `the place was given up ${noticeInWords(noticeMinutes)}; ${asks(policy)}`,
    paid: paidAsAWhole,
  };
}

/** A cancelled session: nobody is charged, and the tutor is paid in part if it is late. */
export function groupOff(
  { what, noticeMinutes }: { what: "not-run" | "group-cancelled"; noticeMinutes: number },
  policy: GroupTerms,
): Row {
  const tooFew = what === "not-run";
  const late = tooFew ? noticeMinutes < notRunHours * 60 : isLate(noticeMinutes, policy);
  const percent = tooFew ? notRunPayPercent : policy.tutorWaitPayPercent;
  return {
    charge: 0,
    pay: late ? percent : 0,
    counts: tooFew ? "not-run" : "cancelled by staff",
    ruleId: late ? `${what}-late` : what,
    because: `${tooFew ? "too few learners, cancelled" : "cancelled by staff"} ${noticeInWords(noticeMinutes)}`,
  };
}
