import { screen, waitFor } from "@testing-library/react";
import { messages } from "@app/domain/messages.ts";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { ResetRequestScreen } from "./reset-request.screen.tsx";
import { ResetScreen } from "./reset.screen.tsx";
import { RequestPasswordResetDocument, ResetPasswordDocument, type ResetPasswordMutation } from "./reset.generated.ts";

const session = aSession({ status: "signed-out", remember: false });
const reset = (passwordReset: ResetPasswordMutation["passwordReset"]) => ({
  request: { query: ResetPasswordDocument, variables: () => true },
  result: { data: { passwordReset } },
});
const done = reset({ __typename: "PasswordResetPayload", email: "adaeze@example.org", userErrors: [] });
const refused = (message: string, path: string[]) =>
  reset({
    __typename: "PasswordResetPayload",
    email: null,
    userErrors: [{ __typename: "RefusalError", message, code: "INVALID", path }],
  });

it("says the same whether or not the address is known", async () => {
  const passwordResetRequest = { __typename: "PasswordResetRequestPayload", requested: true, userErrors: [] } as const;
  const { user, asked } = openAt(<ResetRequestScreen />, {
    session,
    mocks: [
      {
        request: { query: RequestPasswordResetDocument, variables: () => true },
        result: { data: { passwordResetRequest } },
      },
    ],
  });
  await user.type(screen.getByLabelText("Email"), "Nobody@Example.org{Enter}");
  expect(await screen.findByText(/belongs to an account, a link is on its way/)).toBeVisible();
  expect(asked[0]?.variables).toMatchObject({ input: { email: "nobody@example.org" } });
});

it("sets the new password and leads to sign-in with the email", async () => {
  const { user, router, asked } = openAt(<ResetScreen />, {
    session,
    at: "/reset-password?code=c0de",
    mocks: [done],
    elsewhere: "/login",
  });
  await user.type(screen.getByLabelText("New password"), "Ụtụtụ ọma 2027{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(router.state.location.state).toEqual({ email: "adaeze@example.org" });
  expect(asked[0]?.variables).toMatchObject({ input: { code: "c0de", password: "Ụtụtụ ọma 2027" } });
});

it.each([messages.resetExpired, messages.resetUsed, messages.resetInvalid])(
  "shows why the link cannot be used, and offers another: %s",
  async (message) => {
    const { user } = openAt(<ResetScreen />, {
      session,
      at: "/reset-password?code=c0de",
      mocks: [refused(message, ["code"])],
    });
    await user.type(screen.getByLabelText("New password"), "Ụtụtụ ọma 2027{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute("href", "/forgot-password");
  },
);

it("shows what the server has against the password at its field", async () => {
  const { user } = openAt(<ResetScreen />, {
    session,
    at: "/reset-password?code=c0de",
    mocks: [refused(messages.passwordContainsPerson, ["password"])],
  });
  await user.type(screen.getByLabelText("New password"), "Adaeze is here{Enter}");
  await waitFor(() => expect(screen.getByLabelText("New password")).toBeInvalid());
  expect(screen.getByText(messages.passwordContainsPerson)).toBeVisible();
});

it("says that a link without its code is not whole", () => {
  openAt(<ResetScreen />, { session, at: "/reset-password" });
  expect(screen.getByText(messages.resetInvalid)).toBeVisible();
});
