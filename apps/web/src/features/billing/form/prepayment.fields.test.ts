import { prepaymentForm } from "./prepayment.fields.ts";

const empty = prepaymentForm.recordOf(null).values;
const filled = {
  ...empty,
  firstName: "Ada",
  lastName: "Obi",
  email: "ada@example.com",
  subjects: ["Igbo"],
  lessonPrice: { ...empty.lessonPrice, amount: "1,350.50" },
};

it("begins as the specification says: for the customer, of a fixed number of lessons", () => {
  expect(empty).toMatchObject({ whoIsLessonFor: "me", type: "FIXED" });
});

it("sends amounts in minor units under the names of the API", () => {
  expect(prepaymentForm.inputOf({ ...filled, secondary_email: "copy@example.com" })).toMatchObject({
    secondaryEmail: "copy@example.com",
    subjects: ["Igbo"],
    lessonPrice: { amount: 135_050, lessonCount: 10 },
    whoIsLessonFor: "ME",
  });
  expect(prepaymentForm.changesOf({ ...filled, secondary_email: "" }, ["secondary_email"])).toEqual({
    secondaryEmail: null,
  });
});

it("asks for what is missing at its field", () => {
  expect(prepaymentForm.check(empty)).toMatchObject({
    firstName: "First name is required.",
    subjects: "Choose at least one subject.",
    lessonPrice: { amount: "Enter an amount with at most 2 decimal places." },
  });
  expect(prepaymentForm.check(filled)).toEqual({});
});
