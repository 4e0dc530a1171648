import { screen, within } from "@testing-library/react";
import { RecordDialogs } from "../../../shared/records/record-dialogs.tsx";
import { openAt } from "../../../testing/open-at.tsx";
import { CustomerRecordDocument } from "../customer.generated.ts";
import { aCustomer } from "../testing/customers.ts";
import { messageDialogs } from "./message-dialogs.ts";
import {
  CustomerMessagesDocument,
  MessageCreateDocument,
  type MessageItemFragment,
} from "../../messages/messages.generated.ts";
import { MessagesTab } from "./messages-tab.tsx";

const customer = aCustomer();
const { id } = customer;
const email: MessageItemFragment = {
  __typename: "Message",
  id: "m1",
  channel: "EMAIL",
  subject: "Your lessons",
  body: "Dear Foláké",
  at: "2026-01-06T09:00:00.000Z",
  address: "folake@example.org",
  mailStatus: "FAILED",
  author: { __typename: "StaffUser", id: "o1", name: "Daniel Osborne" },
};
const call: MessageItemFragment = {
  ...email,
  id: "m2",
  channel: "PHONE",
  subject: null,
  body: "Called about the time.",
  address: null,
  mailStatus: null,
};
const messages = (items: readonly MessageItemFragment[]) => ({
  request: { query: CustomerMessagesDocument, variables: { personId: id } },
  result: {
    data: {
      messages: {
        __typename: "MessagePage",
        items,
        pageInfo: { __typename: "PageInfo", totalCount: items.length },
      },
    },
  },
  maxUsageCount: 5,
});
const record = {
  request: { query: CustomerRecordDocument, variables: { id } },
  result: { data: { record: customer } },
  maxUsageCount: 5,
};
const open = (at = "/", shown = customer, ...more: object[]) =>
  openAt(
    <>
      <MessagesTab record={shown} />
      <RecordDialogs dialogs={messageDialogs} />
    </>,
    { at, mocks: [record, messages([email, call]), ...more] as never },
  );

it("shows what was written and said, and which email did not arrive", async () => {
  open();
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your lessonsDear Foláké.*Email to folake@example.org · Daniel Osborne.*Not delivered/),
    expect.stringMatching(/^Called about the time\..*Daniel Osborne/),
  ]);
});

it("offers no email to a customer who has no address, and says why", async () => {
  open("/", aCustomer({ email: null }));
  expect(await screen.findByRole("button", { name: /Write.*has no email address\./ })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Write" })).toBeNull();
});

it("sends an email to the address that it names", async () => {
  const sent: unknown[] = [];
  const create = {
    request: { query: MessageCreateDocument, variables: (variables: object) => (sent.push(variables), true) },
    result: { data: { saved: { __typename: "MessagePayload", record: email, userErrors: [] } } },
  };
  const { user } = open(`/?writeMessage=${id}`, customer, create);
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(`To ${customer.name}, ${customer.email}`)).toBeVisible();
  await user.type(within(dialog).getByLabelText("Message"), "Dear Foláké");
  await user.click(within(dialog).getByRole("button", { name: "Send email" }));
  expect(await within(dialog).findByText("Subject is required.")).toBeVisible();
  await user.type(within(dialog).getByLabelText("Subject"), "Your lessons");
  await user.click(within(dialog).getByRole("button", { name: "Send email" }));
  expect(await screen.findByText("The email is on its way.")).toBeVisible();
  const input = { personId: id, channel: "EMAIL", subject: "Your lessons", body: "Dear Foláké", saidOn: null };
  expect(sent).toContainEqual(expect.objectContaining(input));
});
