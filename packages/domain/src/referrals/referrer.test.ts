import { codeFromName, referrerInput } from "./referrer.ts";

const id = "a".repeat(24);
const teacher = { scheme: "teacher", personId: id, percentBp: 1000 };
const lesson = { kind: "credit-lessons", lessons: 1 };
const customer = { scheme: "customer", personId: id, ownReward: lesson, refereeReward: lesson };
const problems = (said: object) =>
  Object.fromEntries(
    (referrerInput.safeParse(said).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

it("gives the scheme its defaults and keeps codes in capitals", () => {
  expect(referrerInput.parse({ ...teacher, code: " ada-10 " })).toMatchObject({
    code: "ADA-10",
    rewardType: "percent",
    capPerReferral: [],
    qualifyingLessons: 1,
    holdDays: 14,
  });
});

const oneAmount = "Enter an amount in at least one currency.";
it.each<[object, Record<string, string>]>([
  [teacher, {}],
  [customer, {}],
  [{ ...teacher, percentBp: null }, { percentBp: "Percentage must be between 0.01 and 100." }],
  [
    { ...teacher, rewardType: "amount" },
    { rewardAmount: "Enter what the reward is.", rewardCurrency: "Choose USD, NGN or GBP." },
  ],
  [{ ...teacher, personId: null }, { personId: "Choose a person, or enter the name and email of somebody new." }],
  [{ ...teacher, personId: null, firstName: "Ada", lastName: "Obi", email: "ada@obi.example" }, {}],
  [{ ...customer, personId: null }, { personId: "Customer is required." }],
  [{ ...customer, refereeReward: null }, { "refereeReward.kind": "Enter what the reward is." }],
  [{ ...customer, ownReward: { kind: "credit-lessons" } }, { "ownReward.lessons": "Lessons is required." }],
  [{ ...customer, ownReward: { kind: "amount" } }, { "ownReward.amounts": oneAmount }],
  [{ ...customer, ownReward: { kind: "amount", amounts: [{ currency: "GBP", amount: 1 }] } }, {}],
  [
    { ...customer, refereeReward: { kind: "amount", amounts: [{ currency: "GBP", amount: 1 }] } },
    { "refereeReward.kind": "A new customer is given credit. Choose lessons or money as credit." },
  ],
])("%j lacks %j", (said, expected) => {
  expect(problems(said)).toEqual(expected);
});

it.each([
  ["Ọlá Àjàyí", "OLA-AJAYI"],
  ["Ngozi O’Brien-Ụzọ", "NGOZI-O-BRIEN-UZO"],
  ["Bo", "REF-BO"],
  ["Oluwaseunfunmi Adebayo-Ogunlesi", "OLUWASEUNFUNMI-ADEBA"],
  ["李", "REF"],
])("makes a code of %s", (name, code) => {
  expect(codeFromName(name)).toBe(code);
});
