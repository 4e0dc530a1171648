import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { schema } from "../schema.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";

const run = (activation: Fakes["activation"], source: string) =>
  graphql({ schema, source, contextValue: contextFor("signed out", { activation }) });
const lookUp = '{ accountActivation(userId: "a1", code: "c1") { name email state message } }';

it("says who a link is for to somebody who is signed out", async () => {
  const lookup = jest.fn((_body: object) =>
    Promise.resolve({ name: "Bo Eze", email: "bo@example.org", state: "expired" as const, message: "Too late." }),
  );
  const { data, errors } = await run({ lookup }, lookUp);
  expect(errors).toBeUndefined();
  expect(lookup).toHaveBeenCalledWith({ userId: "a1", code: "c1" });
  expect(data?.accountActivation).toEqual({
    name: "Bo Eze",
    email: "bo@example.org",
    state: "EXPIRED",
    message: "Too late.",
  });
});

it.each([404, 422])("knows no link that was never given (%d)", async (status) => {
  const lookup = () => Promise.reject(UpstreamError.refused("v1", status, "This activation link is not valid."));
  const { data, errors } = await run({ lookup }, lookUp);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ accountActivation: null });
});

it("says so when an address has guessed too often", async () => {
  const lookup = () => Promise.reject(UpstreamError.refused("v1", 429, "Too many attempts. Try again in 15 minutes."));
  const { errors } = await run({ lookup }, lookUp);
  expect(errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([
    ["Too many attempts. Try again in 15 minutes.", "RATE_LIMITED"],
  ]);
});

it("registers under the server's names and shows refusals under ours", async () => {
  const refusal = UpstreamError.refused("v1", 422, "First name is required.", {
    fields: { firstname: "First name is required." },
  });
  const register = jest.fn((_body: object) => Promise.reject(refusal));
  const { data } = await run(
    { register },
    'mutation { register(input: { firstName: "", lastName: "Eze", email: "b@c.de" }) { registered userErrors { path code } } }',
  );
  expect(register).toHaveBeenCalledWith({ firstname: "", lastname: "Eze", email: "b@c.de" });
  expect(data?.register).toEqual({ registered: false, userErrors: [{ path: ["firstName"], code: "INVALID" }] });
});

it("hands on the address to sign in with, or why a link was refused", async () => {
  const source =
    'mutation { accountActivate(input: { userId: "a1", code: "c1", password: "p" }) { email userErrors { code message } } }';
  const done = await run({ activate: () => Promise.resolve({ email: "bo@example.org" }) }, source);
  expect(done.data?.accountActivate).toEqual({ email: "bo@example.org", userErrors: [] });
  const used = () => Promise.reject(UpstreamError.refused("v1", 409, "This activation link has already been used."));
  const refused = await run({ activate: used }, source);
  expect(refused.data?.accountActivate).toMatchObject({ email: null, userErrors: [{ code: "WRONG_STATE" }] });
});

it("takes a request for a new password, and the new password", async () => {
  const fakes = {
    requestReset: () => Promise.resolve({}),
    reset: () => Promise.resolve({ email: "bo@example.org" }),
  };
  const { data } = await run(
    fakes,
    'mutation { passwordResetRequest(input: { email: "b@c.de" }) { requested } passwordReset(input: { code: "c", password: "p" }) { email } }',
  );
  expect(data).toEqual({ passwordResetRequest: { requested: true }, passwordReset: { email: "bo@example.org" } });
});
