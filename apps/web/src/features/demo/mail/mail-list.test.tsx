import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { DemoMailboxDocument, type DemoMailPartsFragment } from "./mail.generated.ts";
import { MailList } from "./mail-list.tsx";

const mail = (id: string, folder: DemoMailPartsFragment["folder"]): DemoMailPartsFragment => ({
  ...{ __typename: "DemoMail", id, folder, label: "orders", isRead: folder === "SENT", isStarred: false },
  ...{ fromName: "Ada Obi", fromEmail: "ada@mail.example", to: "bo@mail.example", subject: `About ${id}` },
  ...{ body: "Hello", sentAt: "2026-01-05T09:00:00.000Z" },
});
const data = {
  mails: [mail("m1", "INBOX"), mail("m2", "SENT")],
  labels: [{ __typename: "DemoMailLabel", name: "orders", isCustom: true, unreadCount: 1 }],
};
const open = (at: string, path: string) =>
  openAt(
    <Routes>
      <Route path={path} element={<MailList />} />
    </Routes>,
    {
      at,
      mocks: [{ request: { query: DemoMailboxDocument, variables: () => true }, result: { data } }] as never,
    },
  );
const linksTo = async () =>
  (await screen.findAllByRole("link", { name: /About/ })).map((link) => link.getAttribute("href"));

it("links each of all emails to where it is read beside the others", async () => {
  open("/app/mail/all", "/app/mail/all");
  expect(await linksTo()).toEqual(["/app/mail/all/m1", "/app/mail/all/m2"]);
  expect(screen.getByText("Unread")).toBeVisible();
});

it("says how many are unread, in the tab as on the page", async () => {
  open("/app/mail/label/orders", "/app/mail/label/:customLabel");
  expect(await screen.findByRole("link", { name: "Orders, 1 unread" })).toBeVisible();
  expect(screen.getByText("2 emails, 1 unread")).toBeVisible();
});

it("says that a label is not there", async () => {
  open("/app/mail/outbox", "/app/mail/:systemLabel");
  expect(await screen.findByRole("heading", { name: "Mail not fount" })).toBeVisible();
});

it("reads emails under a label of their own below that label", async () => {
  open("/app/mail/label/orders", "/app/mail/label/:customLabel");
  expect(await linksTo()).toEqual(["/app/mail/label/orders/m1", "/app/mail/label/orders/m2"]);
});
