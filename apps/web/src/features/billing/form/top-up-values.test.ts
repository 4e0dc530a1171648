import { expect, it } from "@jest/globals";
import { prepaymentForm } from "./prepayment.fields.ts";
import { topUpValues } from "./top-up-values.ts";
import type { TopUpCourseFragment } from "./top-up.generated.ts";

const { values: empty } = prepaymentForm.recordOf(null);
const course: TopUpCourseFragment = {
  __typename: "ConfirmedLesson",
  id: "k1",
  name: "L-000007",
  customer: { __typename: "Customer", id: "c1" },
  learner: { __typename: "Learner", id: "d1" },
  pod: null,
  tutor: { __typename: "Tutor", id: "t1" },
  subject: "Igbo",
  priceAmount: 2250,
  priceCurrency: "GBP",
  durationMinutes: 45,
  lessonCount: null,
};

it("begins with the price, length, tutor and learner of a course", () => {
  expect(topUpValues(empty, course)).toMatchObject({
    studentCustomer: "c1",
    subjects: ["Igbo"],
    tutors: ["t1"],
    whoIsLessonFor: "dependent",
    learner: "d1",
    lessonPrice: { currency: "GBP", amount: "22.50", durationMinutes: 45, lessonCount: 10 },
  });
});

it("tells whoever pays for themselves from a pod", () => {
  const own = { ...course, learner: { __typename: "Learner" as const, id: "c1" }, lessonCount: 6 };
  expect(topUpValues(empty, own)).toMatchObject({ whoIsLessonFor: "me", learner: "", lessonPrice: { lessonCount: 6 } });
  const pod = { ...course, learner: null, pod: { __typename: "CustomerPod" as const, id: "p1" } };
  expect(topUpValues(empty, pod)).toMatchObject({ whoIsLessonFor: "pod", learner: "p1" });
});
