import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { CustomerTagsDocument } from "./customer-choices.generated.ts";
import { CustomersBulkActionDocument } from "./customer-jobs.generated.ts";
import { CustomersListDocument } from "./customer.generated.ts";
import { CustomersListScreen } from "./list/customers-list.screen.tsx";
import { aCustomer } from "./testing/customers.ts";

const listed = {
  request: { query: CustomersListDocument, variables: () => true as const },
  result: {
    data: {
      page: {
        __typename: "CustomerPage" as const,
        items: [aCustomer()],
        pageInfo: { __typename: "PageInfo" as const, number: 1, size: 25, totalCount: 12_403 },
      },
    },
  },
  maxUsageCount: 5,
};
const tags = {
  request: { query: CustomerTagsDocument, variables: () => true as const },
  result: { data: { customerTags: ["VIP", "Slow payer"] } },
  maxUsageCount: 5,
};
const job = {
  __typename: "AccountJob",
  id: "j1",
  kind: "CUSTOMERS_TAG",
  state: "WAITING",
  total: 12_402,
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
const begun = {
  request: { query: CustomersBulkActionDocument, variables: () => true as const },
  result: { data: { started: { __typename: "AccountJobPayload", job, userErrors: [] } } },
};

const open = () =>
  openAt(<CustomersListScreen />, {
    at: "/app/tutoring/customers?status=active",
    mocks: [listed, tags, begun] as never,
  });

it("asks for the tag in the dialog, and sends it with what is meant", async () => {
  const { user, asked } = open();
  const row = (await screen.findByRole("link", { name: "Foláké Adéyẹmí" })).closest("tr")!;
  await user.click(within(row).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Select all 12,403 matching" }));
  await user.click(within(row).getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Add tag" }));
  const dialog = await screen.findByRole("dialog", { name: "Add a tag to 12,402 customers?" });
  await user.click(within(dialog).getByRole("button", { name: "Add a tag to 12,402 customers" }));
  expect(await within(dialog).findByText("Tag is required.")).toBeVisible();
  await user.type(within(dialog).getByRole("textbox", { name: "Tag" }), " Choir ");
  await user.click(within(dialog).getByRole("button", { name: "Add a tag to 12,402 customers" }));
  expect(await screen.findByText("Add a tag to 12,402 customers: started.")).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === "CustomersBulkAction")?.variables).toMatchObject({
    kind: "CUSTOMERS_TAG",
    choice: { excludeIds: [aCustomer().id], count: 12_402 },
    filter: { status: ["ACTIVE"] },
    tag: "Choir",
  });
});

it("sends nobody as the owner where nobody is chosen", async () => {
  const { user, asked } = open();
  const row = (await screen.findByRole("link", { name: "Foláké Adéyẹmí" })).closest("tr")!;
  await user.click(within(row).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Assign owner" }));
  await user.click(await screen.findByRole("button", { name: "Change the owner of 1 customer" }));
  await screen.findByText("Change the owner of 1 customer: started.");
  expect(asked.find(({ operationName }) => operationName === "CustomersBulkAction")?.variables).toMatchObject({
    choice: { ids: [aCustomer().id] },
    ownerId: null,
  });
});

it("offers to restore those who are archived, and nothing else", async () => {
  const archived = aCustomer({ archivedAt: "2026-01-07T09:00:00.000Z" });
  const page = { ...listed.result.data.page, items: [archived] };
  const { user } = openAt(<CustomersListScreen />, {
    at: "/app/tutoring/customers?archived=true",
    mocks: [{ ...listed, result: { data: { page } } }, tags] as never,
  });
  const row = (await screen.findByRole("link", { name: "Foláké Adéyẹmí" })).closest("tr")!;
  expect(within(row).getByText("Archived")).toBeVisible();
  await user.click(within(row).getByRole("checkbox"));
  expect(await screen.findByRole("button", { name: "Restore" })).toBeVisible();
  for (const label of ["Archive", "Add tag", "Send email"])
    expect(screen.queryByRole("button", { name: label })).toBeNull();
});
