import { screen, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import {
  MailboxDocument,
  OpenMailDocument,
  type MailboxQueryVariables,
  type MailRowFragment,
  type OpenMailQuery,
} from "./mailbox.generated.ts";
import { MailboxScreen } from "./mailbox.screen.tsx";

const invitation: MailRowFragment = {
  __typename: "Mail",
  id: "68803efab458130e0f3179fc",
  template: "INVITATION",
  to: "adaeze@example.org",
  subject: "Welcome to the staff portal",
  status: "STORED",
  createdAt: "2026-03-02T09:00:00.000Z",
};
const first: MailboxQueryVariables = { page: { number: 1, size: 25 }, sort: "CREATED_DESC", filter: {} };

const listed = (items: MailRowFragment[], variables = first) => ({
  request: { query: MailboxDocument, variables },
  result: {
    data: {
      mails: {
        __typename: "MailPage",
        items,
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: items.length },
      },
    },
  },
});
const opened = (changes: Partial<NonNullable<OpenMailQuery["mail"]>> = {}) => ({
  request: { query: OpenMailDocument, variables: { id: invitation.id } },
  result: {
    data: {
      mail: {
        ...invitation,
        text: "Choose your password with this link.",
        link: `${window.location.origin}/activate-account/1?code=c0de`,
        attempts: 0,
        error: null,
        sentAt: null,
        ...changes,
      },
    },
  },
});

it("asks for what the address says", async () => {
  const filter: MailboxQueryVariables["filter"] = { search: "obi", template: ["PASSWORD_RESET"], status: ["FAILED"] };
  openAt(<MailboxScreen />, {
    at: "/?q=obi&template=password-reset&status=failed&sort=CREATED_ASC",
    mocks: [listed([invitation], { ...first, sort: "CREATED_ASC", filter })],
  });
  expect(await screen.findByRole("link", { name: /^Welcome to the staff portal/ })).toBeVisible();
});

it("opens a mail beside the list, with its link into the portal", async () => {
  const { user } = openAt(<MailboxScreen />, { mocks: [listed([invitation]), opened()] });
  expect(await screen.findByText("Choose an email to read it here.")).toBeVisible();
  await user.click(await screen.findByRole("link", { name: /^Welcome to the staff portal/ }));
  const pane = within(screen.getByRole("complementary", { name: "Reading pane" }));
  expect(await pane.findByText("Choose your password with this link.")).toBeVisible();
  expect(pane.getByText("adaeze@example.org")).toBeVisible();
  expect(pane.getByRole("link", { name: "Open the link" })).toHaveAttribute("href", "/activate-account/1?code=c0de");
});

it("says that what was sent is not kept", async () => {
  const sent = opened({ status: "SENT", text: null, link: null, sentAt: "2026-03-02T09:01:00.000Z", attempts: 1 });
  openAt(<MailboxScreen />, { at: `/?mail=${invitation.id}`, mocks: [listed([invitation]), sent] });
  expect(await screen.findByText(/^The text is not kept/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Open the link" })).toBeNull();
});

it("says what a mail server answered", async () => {
  const failed = opened({ status: "FAILED", attempts: 3, error: "550 no such mailbox" });
  openAt(<MailboxScreen />, { at: `/?mail=${invitation.id}`, mocks: [listed([invitation]), failed] });
  expect(await screen.findByText("550 no such mailbox")).toBeVisible();
  expect(screen.getByText("3")).toBeVisible();
});

it("says when emails are kept here, while there is none", async () => {
  openAt(<MailboxScreen />, { mocks: [listed([])] });
  expect(await screen.findByText(/ask the person who runs the server/)).toBeVisible();
});
