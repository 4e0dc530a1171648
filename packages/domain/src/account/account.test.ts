import { expect, it } from "@jest/globals";
import { refusalsOf } from "../testing/refusals.ts";
import { loginInput, passwordChangeInput, profileInput } from "./account.ts";
import { activeWithinMs, passwordRefusal, sessionLifetimeMs } from "./account.ts";

const profile = { firstname: "Ada", lastname: "Obi", timeZone: "Africa/Lagos" };
const tooShort = "Password must be at least 10 characters.";
const tooLong = "Password must be 128 characters or fewer.";
const personal = "Choose a password that does not contain your name or email.";

it("keeps a session for 2 days and counts 5 minutes as active", () => {
  expect(sessionLifetimeMs).toBe(172_800_000);
  expect(activeWithinMs).toBe(300_000);
});

it("signs in by an address in any case and a password as it was typed", () => {
  expect(loginInput.parse({ email: " Ada@Example.org", password: "  ụ\u0301 " })).toEqual({
    email: "ada@example.org",
    password: "  ụ\u0301 ",
  });
  expect(loginInput.parse({ email: "a@example.org", password: "u\u0323" }).password).toBe("ụ");
  expect(refusalsOf(loginInput, { email: "", password: "" })).toEqual({
    email: "Email is required.",
    password: "Password is required.",
  });
});

it("keeps an emptied bio and phone as null and leaves out what was left out", () => {
  expect(profileInput.parse({ ...profile, bio: " ", phone: "" })).toEqual({ ...profile, bio: null, phone: null });
  expect(profileInput.parse(profile)).toEqual(profile);
  expect(profileInput.partial().parse({ bio: "" })).toEqual({ bio: null });
});

it("drops a role from a profile", () => {
  expect(profileInput.parse({ ...profile, user_role: "super-admin" })).toEqual(profile);
});

it("names each wrong field of a profile by its own text", () => {
  const wrong = { firstname: "", lastname: "a".repeat(61), bio: "a".repeat(501), phone: "0801", timeZone: "WAT" };
  expect(refusalsOf(profileInput, wrong)).toEqual({
    firstname: "First name is required.",
    lastname: "Last name must be 60 characters or fewer.",
    bio: "Bio must be 500 characters or fewer.",
    phone: "Enter a phone number in international format, for example +2348012345678.",
    timeZone: "Choose a valid time zone.",
  });
});

it.each([
  ["", "New password is required."],
  ["a".repeat(9), tooShort],
  ["ụ́".repeat(9), tooShort],
  ["a".repeat(129), tooLong],
])("refuses the new password %j", (newPassword, text) => {
  expect(refusalsOf(passwordChangeInput, { currentPassword: "x", newPassword })).toEqual({ newPassword: text });
});

const ada = { email: "a.nwosu@example.org", firstname: "Ọlá-Ada", lastname: "Ng" };

it.each([
  ["a".repeat(9), tooShort],
  ["a".repeat(129), tooLong],
  ["a.nwosu@example.org!", personal],
  ["xxA.NWOSUxx99", personal],
  ["myOLA-ada1234", personal],
  ["ola ola ola 1", personal],
  ["adamant-rock", personal],
  ["nwosu-rocks-1", null],
  ["ngngngngngng", null],
  ["correct horse", null],
  ["a".repeat(10), null],
  ["b".repeat(128), null],
])("answers the password %j with %j", (password, refusal) => {
  expect(passwordRefusal(password, ada)).toBe(refusal);
});

it("refuses a whole name of two short parts", () => {
  const owner = { email: "ly@example.org", firstname: "Li Yu", lastname: "" };
  expect(passwordRefusal("my li yu name", owner)).toBe(personal);
  expect(passwordRefusal("lily yule log", owner)).toBeNull();
});
