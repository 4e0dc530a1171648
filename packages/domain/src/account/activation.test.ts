import { expect, it } from "@jest/globals";
import { anId, refusalsOf } from "../testing/refusals.ts";
import { accountPaths } from "./account-paths.ts";
import { activateInput, passwordResetInput, registerInput } from "./activation.ts";
import { attemptLimits, attemptsRefusal } from "./attempts.ts";
import { codeLifetimeMs, codeState } from "./one-time-code.ts";

const now = new Date("2026-01-05T09:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it("keeps an activation code for seven days and a reset code for an hour", () => {
  expect(codeLifetimeMs).toEqual({ activation: 604_800_000, reset: 3_600_000 });
});

it.each([
  [null, 0, "expired"],
  [null, -1, "ready"],
  [minutesAgo(5), -1, "used"],
  [minutesAgo(5), 10, "used"],
])("says where a code stands: used %s, over for %i minutes: %s", (usedAt, overFor, state) => {
  expect(codeState({ usedAt, expiresAt: minutesAgo(overFor) }, now)).toBe(state);
});

it("asks a newcomer for both names and an address", () => {
  expect(refusalsOf(registerInput, { firstname: "", email: "x" })).toEqual({
    firstname: "First name is required.",
    lastname: "Last name is required.",
    email: "Enter a valid email address.",
  });
});

it("refuses a link without a code and a password that is too short", () => {
  expect(refusalsOf(activateInput, { userId: anId, code: " ", password: "short" })).toEqual({
    code: "This activation link is not valid. Open the full link from the latest email.",
    password: "Password must be at least 10 characters.",
  });
  expect(refusalsOf(passwordResetInput, {})).toEqual({
    code: "This link is not valid. Open the full link from the latest email.",
    password: "Password is required.",
  });
});

it("lets an address try so often, and again when the oldest of its tries is old enough", () => {
  const { most } = attemptLimits.code;
  const tries = Array.from({ length: most }, (_, n) => minutesAgo(14 - n / most));
  expect(attemptsRefusal("code", tries.slice(1), now)).toBeNull();
  expect(attemptsRefusal("code", tries, now)).toBe("Too many attempts. Try again in 1 minutes.");
  expect(attemptsRefusal("code", tries, new Date(now.getTime() + 60_000))).toBeNull();
});

it("leads to the pages of the links", () => {
  expect(accountPaths.activation(anId, "a+b")).toBe(`/activate-account/${anId}?code=a%2Bb`);
  expect(accountPaths.passwordReset("a b")).toBe("/reset-password?code=a%20b");
});
