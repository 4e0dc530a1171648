import { mayBeSamePerson } from "./likely.ts";

const uzo = { email: "uzo@example.org", phoneNumber: "+2348031234567", lastName: "Ụzọdịnma" };
const none = { email: null, phoneNumber: null, lastName: "" };

it.each([
  ["the same email", { ...none, email: "UZO@example.org" }, true],
  ["the same phone and surname, without marks", { ...none, phoneNumber: uzo.phoneNumber, lastName: "uzodinma" }, true],
  ["the same phone, another surname", { ...none, phoneNumber: uzo.phoneNumber, lastName: "Okafor" }, false],
  ["the same surname, another phone", { ...none, phoneNumber: "+447400900123", lastName: "Ụzọdịnma" }, false],
  ["the same surname alone", { ...none, lastName: "Ụzọdịnma" }, false],
  ["nothing", none, false],
])("takes %s for one person or not", (_, other, same) => {
  expect(mayBeSamePerson(uzo, other)).toBe(same);
  expect(mayBeSamePerson(other, uzo)).toBe(same);
});

it("takes two of whom nothing is known for two", () => {
  expect(mayBeSamePerson(none, none)).toBe(false);
});
