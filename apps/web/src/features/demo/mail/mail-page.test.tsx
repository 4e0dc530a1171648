import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { DemoMailboxDocument, DemoMailPageDocument, DemoMailUpdateDocument } from "./mail.generated.ts";
import { MailPage } from "./mail-page.tsx";

const mail = {
  ...{ __typename: "DemoMail", id: "m1", folder: "INBOX", label: "orders", isRead: true, isStarred: false },
  ...{ fromName: "Ada Obi", fromEmail: "ada@mail.example", to: "bo@mail.example", subject: "The map" },
  ...{ body: "Hello", sentAt: "2026-01-05T09:00:00.000Z" },
};
function open(at: string) {
  const record = { ...mail };
  const sent: object[] = [];
  const mock = (query: object, result: (variables: never) => object) => ({
    request: { query, variables: () => true },
    maxUsageCount: Infinity,
    result,
  });
  const mocks = [
    mock(DemoMailPageDocument, () => ({ data: { record } })),
    mock(DemoMailboxDocument, () => ({ data: { mails: [record], labels: [] } })),
    mock(DemoMailUpdateDocument, ({ input }: { input: object }) => {
      sent.push(input);
      Object.assign(record, input);
      return { data: { saved: { __typename: "DemoMailPayload", mail: { ...record }, userErrors: [] } } };
    }),
  ];
  const path = at.includes("/label/") ? "/app/mail/label/:customLabel/:mailId" : "/app/mail/:systemLabel/:mailId";
  const page = (
    <Routes>
      <Route path={path} element={<MailPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { sent, ...openAt(page, { at, mocks: mocks as never }) };
}

it("opens at the heading, and keeps the focus there when the star is set", async () => {
  const { user } = open("/app/mail/inbox/m1");
  expect(await screen.findByText("The map", { selector: "h1 *" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Add star" }));
  await screen.findByRole("button", { name: "Remove star" });
  await waitFor(() => expect(screen.getByText("The map", { selector: "h1 *" })).toHaveFocus());
});

it("undoes the way into the bin", async () => {
  const { user, sent } = open("/app/mail/inbox/m1");
  await user.click(await screen.findByRole("button", { name: /More|Move to bin/ }));
  const item = screen.queryByRole("menuitem", { name: "Move to bin" });
  if (item) await user.click(item);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent).toEqual([{ folder: "TRASH" }, { folder: "INBOX" }]));
});

it.each([
  ["/app/mail/label/orders/m1", true],
  ["/app/mail/starred/m1", true],
  ["/app/mail/spam/m1", false],
  ["/app/mail/label/teaching/m1", false],
])("opens a mail of the inbox with the label orders at %s: %s", async (at, opens) => {
  open(at);
  expect(await screen.findByRole("heading", { name: opens ? "The map" : "Mail not fount" })).toBeVisible();
});

it("answers with the text below, to who wrote", async () => {
  open("/app/mail/inbox/m1?reply=m1");
  expect(await screen.findByLabelText("To")).toHaveValue("ada@mail.example");
  expect(screen.getByLabelText("Subject")).toHaveValue("Re: The map");
  expect(screen.getByLabelText(/Message/)).toHaveValue("\n\nAda Obi wrote:\n> Hello");
});
