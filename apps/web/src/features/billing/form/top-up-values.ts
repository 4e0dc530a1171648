import { usualLessonCount } from "@app/domain/billing/prepayment-draft.ts";
import { amountTyped, type PrepaymentValues } from "./prepayment.fields.ts";
import type { TopUpCourseFragment } from "./top-up.generated.ts";

/** What a prepayment for more lessons of a course begins with: its price, length, tutor and learner. */
export function topUpValues(values: PrepaymentValues, course: TopUpCourseFragment): PrepaymentValues {
  const { customer, learner, pod, tutor, subject, priceAmount, priceCurrency, durationMinutes, lessonCount } = course;
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
      amount: amountTyped(priceAmount),
      durationMinutes,
      lessonCount: lessonCount ?? usualLessonCount,
    },
  };
}
