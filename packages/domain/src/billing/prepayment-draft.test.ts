import { expect, it } from "@jest/globals";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { gatewayProblem, prepaymentDraft, prepaymentDraftUpdate } from "./prepayment-draft.ts";

const draft = {
  firstName: "Ada",
  lastName: "Obi",
  email: "ada@example.com",
  timeZone: "Europe/London",
  subjects: [{ value: "Igbo" }],
  lessonPrice: { currency: "GBP", amount: 2250, durationMinutes: 60, lessonCount: 10 },
  paymentGateway: "BANK_TRANSFER",
};

it("is for the customer and of a fixed number of lessons unless said otherwise", () => {
  expect(prepaymentDraft.parse(draft)).toEqual({
    ...draft,
    whoIsLessonFor: "me",
    type: "FIXED",
    tutors: [],
    promoCodes: [],
  });
});

const price = (changes: object) => ({ lessonPrice: { ...draft.lessonPrice, ...changes } });

it.each<[object, object]>([
  [{ firstName: "" }, { firstName: "First name is required." }],
  [{ email: "ada" }, { email: "Enter a valid email address." }],
  [{ secondary_email: "ada@example.com" }, { secondary_email: "The copy must go to another address." }],
  [{ timeZone: "Mars" }, { timeZone: "Choose a valid time zone." }],
  [{ subjects: [] }, { subjects: "Choose at least one subject." }],
  [{ tutors: Array.from({ length: 6 }, () => anId) }, { tutors: "Use at most 5 tutors." }],
  [price({ amount: 0 }), { "lessonPrice.amount": "Lesson price must be more than 0." }],
  [price({ amount: 22.5 }), { "lessonPrice.amount": "Enter an amount with at most 2 decimal places." }],
  [price({ amount: 500_000_000_000, lessonCount: 3 }), { "lessonPrice.amount": "This amount is too high." }],
  [price({ lessonCount: 201 }), { "lessonPrice.lessonCount": "Number of lessons must be between 1 and 200." }],
  [{ type: "TRIAL" }, { "lessonPrice.lessonCount": "A trial is one lesson." }],
  [{ whoIsLessonFor: "pod" }, { learner: "Choose who the lessons are for." }],
  [{ paymentGateway: "PAYPAL" }, { paymentGateway: "Choose a valid payment." }],
])("refuses %j", (changes, refused) => {
  expect(refusalsOf(prepaymentDraft, { ...draft, ...changes })).toEqual(refused);
});

it("lets a trial be free", () => {
  expect(refusalsOf(prepaymentDraft, { ...draft, type: "TRIAL", ...price({ amount: 0, lessonCount: 1 }) })).toEqual({});
});

it("19: takes prices beyond 32 bits", () => {
  expect(refusalsOf(prepaymentDraft, { ...draft, ...price({ amount: 2_147_483_648 }) })).toEqual({});
});

it("leaves out of a change what was left out", () => {
  expect(prepaymentDraftUpdate.parse({ _id: anId, version: 2 })).toEqual({ _id: anId, version: 2 });
});

it("offers a gateway only in the currencies it takes", () => {
  expect(gatewayProblem("PAYSTACK", "GBP", ["STRIPE"])).toBe("Paystack cannot take GBP. Choose another.");
  expect(gatewayProblem("PAYSTACK", "NGN", ["PAYSTACK"])).toBeNull();
});
