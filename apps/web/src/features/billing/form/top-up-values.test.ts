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
  const pod = { ...course, learner: null, pod: { __typename: "CustomerPod" as const, id: "p1", members: [] } };
  expect(topUpValues(empty, pod)).toMatchObject({ whoIsLessonFor: "pod", learner: "p1" });
});

it("asks a pod's customer for their share of each lesson", () => {
  const member = (payer: string, shareBp: number | null, leftAt: string | null = null) => ({
    __typename: "PodMember" as const,
    learner: {
      __typename: "Learner" as const,
      id: `${payer}-learner`,
      payer: { __typename: "LearnerPayer" as const, id: payer },
    },
    shareBp,
    leftAt,
  });
  const members = [
    member("c2", 5000, "2026-01-01T00:00:00Z"),
    member("c1", 3334),
    member("c2", 3333),
    member("c3", 3333),
  ];
  const pod = { __typename: "CustomerPod" as const, id: "p1", members };
  const shared = { ...course, priceAmount: 4500, learner: null, pod };
  expect(topUpValues(empty, shared).lessonPrice).toMatchObject({ amount: "15.00" });
  const onePays = { ...shared, pod: { ...pod, members: [member("c1", null), member("c2", null)] } };
  expect(topUpValues(empty, onePays).lessonPrice).toMatchObject({ amount: "45.00" });
});
