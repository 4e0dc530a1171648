import { screen, waitFor } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { RegisterDocument, type RegisterMutation } from "./register.generated.ts";
import { RegisterScreen } from "./register.screen.tsx";

type Answer = RegisterMutation["register"];
const taken: Answer = { __typename: "RegisterPayload", registered: true, userErrors: [] };

const answering = (register: Answer) => ({
  request: { query: RegisterDocument, variables: () => true },
  result: { data: { register } },
});

const open = (...answers: Answer[]) =>
  openAt(<RegisterScreen />, {
    mocks: answers.map(answering),
    session: aSession({ status: "signed-out", remember: false }),
  });

async function fill({ user }: ReturnType<typeof open>) {
  await user.type(screen.getByLabelText("First name"), "Adaeze");
  await user.type(screen.getByLabelText("Last name"), "Obi");
  await user.type(screen.getByLabelText("Email"), " Adaeze@Example.org {Enter}");
}

it("sends who asks, and says that the request is waiting for a decision", async () => {
  const opened = open(taken);
  await fill(opened);
  expect(await screen.findByRole("heading", { name: "Thank you, Adaeze" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/waiting for a decision/);
  expect(screen.getByRole("status")).toHaveTextContent("adaeze@example.org");
  expect(screen.getByRole("status")).toHaveFocus();
  expect(opened.asked[0]?.variables).toMatchObject({
    input: { firstName: "Adaeze", lastName: "Obi", email: "adaeze@example.org" },
  });
  expect(screen.getByRole("link", { name: "Back to sign-in" })).toHaveAttribute("href", "/login");
});

it("asks for what is missing before it asks the server", async () => {
  const { user, asked } = open();
  await user.click(screen.getByRole("button", { name: "Register" }));
  expect(await screen.findByText("First name is required.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("First name")).toHaveFocus());
  expect(asked).toHaveLength(0);
});

it("shows a refusal at its field and keeps what was typed", async () => {
  const message = "Enter a valid email address.";
  const opened = open({
    __typename: "RegisterPayload",
    registered: false,
    userErrors: [{ __typename: "RefusalError", message, code: "INVALID", path: ["email"] }],
  });
  await fill(opened);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("First name")).toHaveValue("Adaeze");
});
