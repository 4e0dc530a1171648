import { expect, it } from "@jest/globals";
import { roleChoices, roles, toEnumName } from "./enums.ts";
import { graphqlEnums } from "./graphql-enums.generated.ts";

it.each([
  ["no-show", "NO_SHOW"],
  ["ageGroup", "AGE_GROUP"],
  ["customers:read", "CUSTOMERS_READ"],
  ["No Content", "NO_CONTENT"],
  ["signedIn", "SIGNED_IN"],
  ["USD", "USD"],
])("%s is %s in GraphQL", (value, name) => {
  expect(toEnumName(value)).toBe(name);
});

it.each(Object.entries(graphqlEnums))("%s gives each value a name of its own", (_, values) => {
  const names = values.map(toEnumName);
  expect(new Set(names).size).toBe(values.length);
  for (const name of names) expect(name).toMatch(/^[A-Z][A-Z0-9_]*$/);
});

it("offers the roles in the specification's order, the empty choice first", () => {
  expect(roleChoices.slice(0, 4)).toEqual(["", "admin", "content-creator", "content-manager"]);
  expect(roleChoices.filter((choice) => choice !== "").toSorted()).toEqual(roles.toSorted());
});
