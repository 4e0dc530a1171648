import type { MockLink } from "@apollo/client/testing";
import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { SignInForm } from "./sign-in.form.tsx";
import { LoginDocument, type LoginMutation } from "./sign-in.generated.ts";

const variables = { input: { email: "ngozi@example.org", password: "Learn-Igbo-2026" } };

function answer(login: LoginMutation["login"]): MockLink.MockedResponse {
  return { request: { query: LoginDocument, variables }, result: { data: { login } } };
}

const accepted = answer({ __typename: "LoginPayload", accessToken: "token", user: aViewer("admin"), userErrors: [] });
const refused = (message: string, code: "INVALID" | "TOO_MANY" = "INVALID") =>
  answer({
    __typename: "LoginPayload",
    accessToken: null,
    user: null,
    userErrors: [{ __typename: "RefusalError", message, code, path: [] }],
  });

function open(mocks: MockLink.MockedResponse[], arrival: string | null = null) {
  const signIn = jest.fn(() => Promise.resolve());
  const session = aSession({ status: "signed-out", remember: false, signIn });
  const form = <SignInForm onSignedIn={(token, viewer) => session.signIn(token, viewer, arrival ?? viewer.home)} />;
  return { signIn, ...openAt(form, { mocks, session }) };
}

async function fill({ user }: ReturnType<typeof open>, ending = "{Enter}") {
  await user.type(screen.getByLabelText("Email"), " Ngozi@Example.org ");
  await user.type(screen.getByLabelText("Password"), `Learn-Igbo-2026${ending}`);
}

it("signs in by Enter and goes to the role's home", async () => {
  const opened = open([accepted]);
  await fill(opened);
  await waitFor(() => expect(opened.signIn).toHaveBeenCalledWith("token", aViewer("admin"), aViewer("admin").home));
});

it("goes back to where the person came from", async () => {
  const opened = open([accepted], "/app/tutoring/regions?q=uk");
  await fill(opened);
  await waitFor(() =>
    expect(opened.signIn).toHaveBeenCalledWith("token", aViewer("admin"), "/app/tutoring/regions?q=uk"),
  );
});

it("asks once however often it is pressed", async () => {
  const opened = open([{ ...accepted, delay: 200 }]);
  await fill(opened, "{Enter}{Enter}{Enter}");
  await waitFor(() => expect(opened.signIn).toHaveBeenCalledTimes(1));
  expect(opened.asked).toHaveLength(1);
});

it.each(["Please check your email and password", "Too many attempts. Try again in 12 minutes."])(
  "shows the server's refusal at the form: %s",
  async (message) => {
    const opened = open([refused(message)]);
    await fill(opened);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(screen.getByLabelText("Password")).toHaveValue("Learn-Igbo-2026");
    expect(opened.signIn).not.toHaveBeenCalled();
  },
);

it("says that the network failed", async () => {
  const opened = open([{ request: { query: LoginDocument, variables }, error: new TypeError("Failed to fetch") }]);
  await fill(opened);
  expect(await screen.findByText("Network error")).toBeVisible();
});

it("asks for what is missing before it asks the server, and goes to the first field", async () => {
  const opened = open([]);
  await opened.user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Email is required.")).toBeVisible();
  expect(screen.getByText("Password is required.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Email")).toHaveFocus());
  expect(opened.asked).toHaveLength(0);
});

it("shows and hides the password, and lets the browser fill both fields", async () => {
  const { user } = open([]);
  const password = screen.getByLabelText("Password");
  expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  expect(password).toHaveAttribute("autocomplete", "current-password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(password).toHaveAttribute("type", "text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password).toHaveAttribute("type", "password");
});
