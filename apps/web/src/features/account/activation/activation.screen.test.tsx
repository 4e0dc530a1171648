import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { messages } from "@app/domain/messages.ts";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import {
  AccountActivationDocument,
  ActivateAccountDocument,
  type AccountActivationQuery,
  type ActivateAccountMutation,
} from "./activation.generated.ts";
import { ActivationScreen } from "./activation.screen.tsx";

type Link = NonNullable<AccountActivationQuery["accountActivation"]>;
const userId = "674b41915fcc615502a508e6";
const variables = { userId, code: "c0de" };
const ready: Link = {
  __typename: "AccountActivation",
  name: "Adaeze Obi",
  email: "adaeze@example.org",
  state: "READY",
  message: null,
};

const link = (accountActivation: Link | null) => ({
  request: { query: AccountActivationDocument, variables },
  result: { data: { accountActivation } },
});
const activate = (accountActivate: ActivateAccountMutation["accountActivate"]) => ({
  request: { query: ActivateAccountDocument, variables: () => true },
  result: { data: { accountActivate } },
});
const done = activate({ __typename: "AccountActivatePayload", email: "adaeze@example.org", userErrors: [] });
const refused = (message: string, path: string[]) =>
  activate({
    __typename: "AccountActivatePayload",
    email: null,
    userErrors: [{ __typename: "RefusalError", message, code: "INVALID", path }],
  });

const open = (mocks: (ReturnType<typeof link> | typeof done)[], search = "?code=c0de") =>
  openAt(
    <Routes>
      <Route path="/activate-account/:user_id" element={<ActivationScreen />} />
    </Routes>,
    {
      at: `/activate-account/${userId}${search}`,
      mocks,
      session: aSession({ status: "signed-out", remember: false }),
      elsewhere: "/login",
    },
  );

it("says whose account it is, ticks the rules while one types, and leads to sign-in with the email", async () => {
  const { user, router, asked } = open([link(ready), done]);
  expect(await screen.findByText(/Welcome, Adaeze Obi.*adaeze@example\.org/)).toBeVisible();
  expect(screen.queryByText(": done")).toBeNull();
  const password = screen.getByLabelText("New password");
  await user.type(password, "Ụtụtụ ọma");
  expect(screen.queryByText(": done")).toBeNull();
  await user.type(password, " 2027");
  expect(screen.getAllByText(": done")).toHaveLength(2);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(router.state.location.state).toEqual({ email: "adaeze@example.org" });
  expect(asked[1]?.variables).toMatchObject({ input: { ...variables, password: "Ụtụtụ ọma 2027" } });
});

it("refuses a password with the owner's name before it asks the server", async () => {
  const { user, asked } = open([link(ready)]);
  await user.type(await screen.findByLabelText("New password"), "Adaeze is here{Enter}");
  expect(await screen.findByText(messages.passwordContainsPerson)).toBeVisible();
  expect(asked).toHaveLength(1);
});

it.each([
  ["EXPIRED", messages.activationExpired, "This link has expired"],
  ["USED", messages.activationUsed, "You already have a password"],
] as const)("shows what to do with a link that is %s", async (state, message, title) => {
  open([link({ ...ready, state, message })]);
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
});

it("says that a link was never given", async () => {
  open([link(null)]);
  expect(await screen.findByText(messages.activationInvalid)).toBeVisible();
});

it("does not ask about a link without its code", async () => {
  const { asked } = open([], "");
  expect(await screen.findByText(messages.activationInvalid)).toBeVisible();
  expect(asked).toHaveLength(0);
});

it("says so when the link was used meanwhile", async () => {
  const used = link({ ...ready, state: "USED", message: messages.activationUsed });
  const { user } = open([link(ready), refused(messages.activationUsed, ["code"]), used]);
  await user.type(await screen.findByLabelText("New password"), "Ụtụtụ ọma 2027{Enter}");
  expect(await screen.findByRole("heading", { name: "You already have a password" })).toBeVisible();
});

it("offers Retry when too many links were tried", async () => {
  const tooMany = messages.tooManyAttempts(5);
  const failed = {
    request: { query: AccountActivationDocument, variables },
    result: { errors: [{ message: tooMany, path: ["accountActivation"] }], data: { accountActivation: null } },
  };
  const { user } = open([failed, link(ready)]);
  expect(await screen.findByText(new RegExp(tooMany))).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByLabelText("New password")).toBeVisible();
});
