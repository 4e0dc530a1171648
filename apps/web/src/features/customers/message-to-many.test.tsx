import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { CustomersBulkActionDocument } from "./customer-jobs.generated.ts";
import { MessageReaderDocument, MessageTemplatesDocument } from "./message-to-many.generated.ts";
import { MessageToMany } from "./message-to-many.tsx";
import { aCustomer } from "./testing/customers.ts";

const { id } = aCustomer();
const job = {
  __typename: "AccountJob",
  id: "j1",
  kind: "CUSTOMERS_MESSAGE",
  state: "WAITING",
  total: 2,
  done: 0,
  skipped: 0,
  failed: 0,
  askedAt: "2026-01-05T09:00:00.000Z",
  startedAt: null,
  endedAt: null,
  error: null,
  retryOf: null,
  fetchUntil: null,
};
const template = { __typename: "Template", id: "t1", name: "Welcome", subject: "Hello {{firstName}}" };
const mocks = [
  {
    request: { query: MessageTemplatesDocument },
    result: {
      data: {
        templates: { __typename: "TemplatePage", items: [{ ...template, body: "Your number is {{customerNumber}}." }] },
      },
    },
  },
  {
    request: { query: MessageReaderDocument, variables: { id } },
    result: { data: { customer: aCustomer() } },
  },
  {
    request: { query: CustomersBulkActionDocument, variables: () => true },
    result: { data: { started: { __typename: "AccountJobPayload", job, userErrors: [] } } },
  },
];
const open = () =>
  openAt(
    <MessageToMany
      action={{ kind: "CUSTOMERS_MESSAGE", label: "Send email", description: "Each gets an email." }}
      choice={{ ids: [id, "c2"] }}
      count={2}
      filter={{}}
      onClose={() => undefined}
      onStarted={() => undefined}
      onMoved={() => undefined}
    />,
    { at: "/app/tutoring/customers", mocks: mocks as never },
  );

it("begins from a template, shows how one of them will read it, and sends the text with its places", async () => {
  const { user, asked } = open();
  const dialog = await screen.findByRole("dialog", { name: "Send an email to 2 customers?" });
  await user.click(await within(dialog).findByRole("button", { name: /^Template/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Welcome" }));
  const preview = within(within(dialog).getByRole("region", { name: "Preview" }));
  expect(await preview.findByRole("heading", { name: "Hello Foláké" })).toBeVisible();
  expect(preview.getByText("Your number is C-000412.")).toBeVisible();
  expect(preview.getByText("As Foláké Adéyẹmí will read it")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Send an email to 2 customers" }));
  await screen.findByText("Send an email to 2 customers: started.");
  expect(asked.find(({ operationName }) => operationName === "CustomersBulkAction")?.variables).toMatchObject({
    kind: "CUSTOMERS_MESSAGE",
    choice: { ids: [id, "c2"] },
    subject: "Hello {{firstName}}",
    body: "Your number is {{customerNumber}}.",
  });
});

it("says by which placeholder a text cannot be sent", async () => {
  const { user } = open();
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("textbox", { name: "Subject" }), "Hello");
  await user.type(within(dialog).getByRole("textbox", { name: "Message" }), "In {{{{podName}}");
  await user.click(within(dialog).getByRole("button", { name: "Send an email to 2 customers" }));
  expect(await within(dialog).findByText(/^{{podName}} cannot be filled in/)).toBeVisible();
});
