import { isOwnHousehold, type Comer } from "./household.ts";

const referrer = {
  ids: ["ada", "ada-merged"],
  emails: ["ada@obi.example", "home@obi.example"],
  dependents: [{ firstName: "Kelechi", lastName: "Obi", dateOfBirth: "2015-04-02" }],
};

it.each<[string, Comer, boolean]>([
  ["somebody else", { id: "uche", firstName: "Uche", lastName: "Eze", email: "uche@eze.example" }, false],
  ["themselves", { id: "ada", firstName: "Ada", lastName: "Obi" }, true],
  ["a record merged into theirs", { id: "ada-merged", firstName: "Ada", lastName: "Obi" }, true],
  ["their address", { firstName: "A.", lastName: "O.", email: "Home@Obi.example" }, true],
  ["their dependent", { firstName: "kelechi", lastName: "Obi", dateOfBirth: "2015-04-02" }, true],
  ["their dependent, date unknown", { firstName: "Kelechi", lastName: "Obi" }, true],
  ["a namesake", { firstName: "Kelechi", lastName: "Obi", dateOfBirth: "1990-01-01" }, false],
  ["an unknown family name", { firstName: "Kelechi", lastName: null }, false],
])("%s", (_, comer, expected) => {
  expect(isOwnHousehold(referrer, comer)).toBe(expected);
});
