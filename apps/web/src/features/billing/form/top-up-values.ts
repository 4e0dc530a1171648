import { usualLessonCount } from "@app/domain/billing/prepayment-draft.ts";
import { partFor } from "@app/domain/customer-pods/pod-shares.ts";
import { amountTyped, type PrepaymentValues } from "./prepayment.fields.ts";
import type { TopUpCourseFragment } from "./top-up.generated.ts";

/** What a lesson costs the customer who is invoiced: of a pod's lesson only their share. */
function ownPrice({ customer, pod, priceAmount }: TopUpCourseFragment): number {
  const payers = (pod?.members ?? []).flatMap(({ learner, shareBp, leftAt }) =>
    shareBp === null || leftAt !== null || !learner ? [] : [{ customerId: learner.payer.id, shareBp }],
  );
  return partFor(customer?.id ?? "", priceAmount, payers);
}

/** What a prepayment for more lessons of a course begins with: its price, length, tutor and learner. */
export function topUpValues(values: PrepaymentValues, course: TopUpCourseFragment): PrepaymentValues {
  const { customer, learner, pod, tutor, subject, priceCurrency, durationMinutes, lessonCount } = course;
  const isDependent = learner !== null && learner.id !== customer?.id;
  return {
    ...values,
    studentCustomer: customer?.id ?? "",
    subjects: [subject],
    tutors: tutor ? [tutor.id] : [],
    whoIsLessonFor: pod ? "pod" : isDependent ? "dependent" : "me",
    learner: pod?.id ?? (isDependent ? learner.id : ""),
    lessonPrice: {
      currency: priceCurrency,
      amount: amountTyped(ownPrice(course)),
      durationMinutes,
      lessonCount: lessonCount ?? usualLessonCount,
    },
  };
}
