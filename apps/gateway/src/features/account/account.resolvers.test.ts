import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { UpstreamError } from "../../errors/upstream-error.ts";
import { schema } from "../schema.ts";
import { contextFor } from "../../testing/context.ts";
import { aViewer } from "../../testing/records.ts";

const login =
  'mutation { login(input: { email: "a@b.c", password: "p" }) { accessToken user { firstName role } userErrors { __typename code message path } } }';

it("says who is asking, with everything the role may do and where it starts", async () => {
  const source = "{ me { firstName lastName role permissions home } }";
  const { data } = await graphql({ schema, source, contextValue: contextFor("content-creator") });
  expect(data?.me).toMatchObject({
    firstName: "Ada",
    lastName: "Obi",
    role: "CONTENT_CREATOR",
    home: "/app/langauge-app/words-list",
  });
  expect((data?.me as { permissions: string[] }).permissions).toContain("WORDS_WRITE");
});

it.each(["no role", "unknown role"] as const)(
  "shows %s as null, with nothing but what everybody may do",
  async (who) => {
    const { data } = await graphql({
      schema,
      source: "{ me { role permissions home } }",
      contextValue: contextFor(who),
    });
    expect(data?.me).toEqual({ role: null, permissions: ["SIGNED_IN", "CALLER"], home: "/app/account" });
  },
);

it("says that the account is suspended to whoever still has a token of it", async () => {
  const contextValue = { ...contextFor("signed out"), signedOut: "suspended" as const };
  const { errors } = await graphql({ schema, source: "{ me { id } }", contextValue });
  expect(errors).toMatchObject([
    { message: "Your account is suspended. Ask a director.", extensions: { code: "UNAUTHENTICATED" } },
  ]);
});

it("signs in somebody who is signed out", async () => {
  const answer = { user: aViewer(), accessToken: "t1" };
  const contextValue = contextFor("signed out", { account: { login: () => Promise.resolve(answer) } });
  const { data, errors } = await graphql({ schema, source: login, contextValue });
  expect(errors).toBeUndefined();
  expect(data?.login).toEqual({ accessToken: "t1", user: { firstName: "Ada", role: "ADMIN" }, userErrors: [] });
});

it.each([
  [400, "Please check your email and password", "INVALID"],
  [429, "Too many attempts. Try again in 15 minutes.", "TOO_MANY"],
])("passes on why signing in was refused (%d)", async (status, message, code) => {
  const refused = () => Promise.reject(UpstreamError.refused("v1", status, message));
  const contextValue = contextFor("signed out", { account: { login: refused } });
  const { data } = await graphql({ schema, source: login, contextValue });
  expect(data?.login).toMatchObject({
    accessToken: null,
    user: null,
    userErrors: [{ __typename: "RefusalError", code, message, path: [] }],
  });
});

it("saves the profile under the server's names and shows refusals under ours", async () => {
  const refusal = UpstreamError.refused("v1", 422, "First name is required.", {
    fields: { firstname: "First name is required." },
  });
  const updateProfile = jest.fn((_body: object, _key?: string | null) => Promise.reject(refusal));
  const contextValue = { ...contextFor("admin", { account: { updateProfile } }), forgetViewer: jest.fn() };
  const source =
    'mutation { profileUpdate(version: 2, input: { firstName: "", bio: null }, idempotencyKey: "k1") { user { id } userErrors { path message } } }';
  const { data } = await graphql({ schema, source, contextValue });

  expect(updateProfile.mock.calls).toEqual([[{ version: 2, firstname: "", lastname: undefined, bio: null }, "k1"]]);
  expect(data?.profileUpdate).toEqual({
    user: null,
    userErrors: [{ path: ["firstName"], message: "First name is required." }],
  });
  expect(contextValue.forgetViewer).toHaveBeenCalled();
});

it("signs out and forgets the person", async () => {
  const contextValue = {
    ...contextFor("no role", { account: { logout: () => Promise.resolve({}) } }),
    forgetViewer: jest.fn(),
  };
  const { data } = await graphql({ schema, source: "mutation { logout { loggedOut } }", contextValue });
  expect(data?.logout).toEqual({ loggedOut: true });
  expect(contextValue.forgetViewer).toHaveBeenCalled();
});
