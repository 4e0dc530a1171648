import { emailFrom, signInState } from "./sign-in-state.ts";

it("brings an email to the sign-in page", () => {
  expect(emailFrom(signInState("ada@example.org"))).toBe("ada@example.org");
});

it.each([null, undefined, "ada@example.org", {}, { email: 7 }])("brings none with %j", (state) => {
  expect(emailFrom(state)).toBe("");
});
