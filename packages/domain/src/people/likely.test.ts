import { likenessOf, likenessToAdded } from "./likely.ts";

const uzo = { email: "uzo@example.org", phoneNumber: "+2348031234567", lastName: "Ụzọdịnma" };
const none = { email: null, phoneNumber: null, lastName: "" };

it.each([
  ["the same email", { ...none, email: "UZO@example.org" }, "same"],
  [
    "the same phone and surname, without marks",
    { ...none, phoneNumber: uzo.phoneNumber, lastName: "uzodinma" },
    "same",
  ],
  ["the same phone, another surname", { ...none, phoneNumber: uzo.phoneNumber, lastName: "Okafor" }, null],
  ["the same surname, another phone", { ...none, phoneNumber: "+447400900123", lastName: "Ụzọdịnma" }, null],
  ["the same surname alone", { ...none, lastName: "Ụzọdịnma" }, null],
  ["nothing", none, null],
])("takes %s for one person or not", (_, other, same) => {
  expect(likenessToAdded(uzo, other)).toBe(same);
  expect(likenessToAdded(other, uzo)).toBe(same);
});

it("takes a spouse of the same phone and surname for another of the household, and a short name for the same", () => {
  const [ngozi, emeka] = [
    { ...uzo, firstName: "Ngọzi" },
    { ...uzo, firstName: "Emeka", email: null },
  ];
  expect(likenessToAdded(ngozi, emeka)).toBe("household");
  expect(likenessToAdded(ngozi, { ...emeka, firstName: "Ngo" })).toBe("same");
  expect(
    likenessToAdded({ ...ngozi, secondaryEmail: "second@example.org" }, { ...emeka, email: "second@example.org" }),
  ).toBe("same");
});

it("takes two of whom nothing is known for two", () => {
  expect(likenessToAdded(none, none)).toBeNull();
});

const person = (firstName: string, lastName: string, over: object = {}) => ({
  firstName,
  lastName,
  email: null,
  secondaryEmail: null,
  phoneNumber: "+2348031234567",
  ...over,
});

it.each([
  ["the same name", person("Adaobi", "Okonkwọ"), person("Adaobi", "Okonkwo"), "same"],
  ["names in the other order", person("Adaobi", "Okonkwọ"), person("Okonkwo", "Adaobi"), "same"],
  ["a short first name", person("Ada", "Okonkwọ"), person("Adaobi", "Okonkwo"), "same"],
  ["another first name", person("Emeka", "Okonkwọ"), person("Adaobi", "Okonkwo"), "household"],
  ["another surname", person("Ada", "Obi"), person("Adaobi", "Okonkwo"), "household"],
  ["another phone", person("Ada", "Obi"), person("Ada", "Obi", { phoneNumber: "+2348030000000" }), null],
  [
    "an email that is the other's second one",
    person("Ada", "Obi", { email: "Ada@example.org", phoneNumber: null }),
    person("A.", "O.", { secondaryEmail: "ada@example.org", phoneNumber: null }),
    "same",
  ],
  [
    "nothing to compare",
    person("Ada", "Obi", { phoneNumber: null }),
    person("Ada", "Obi", { phoneNumber: null }),
    null,
  ],
])("compares two records by phone, email and names: %s", (_, one, other, expected) => {
  expect(likenessOf(one, other)).toBe(expected);
  expect(likenessOf(other, one)).toBe(expected);
});
