import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { AccountJobStandingDocument } from "../../shared/bulk/account-job.generated.ts";
import { CustomersExportDocument } from "./customer-jobs.generated.ts";
import { CustomersListDocument } from "./customer.generated.ts";
import { CustomersListScreen } from "./list/customers-list.screen.tsx";
import { aCustomer } from "./testing/customers.ts";

const listed = (totalCount: number) => ({
  request: { query: CustomersListDocument, variables: () => true as const },
  result: {
    data: {
      page: {
        __typename: "CustomerPage" as const,
        items: [aCustomer()],
        pageInfo: { __typename: "PageInfo" as const, number: 1, size: 25, totalCount },
      },
    },
  },
  maxUsageCount: 5,
});
const job = {
  __typename: "AccountJob",
  id: "j1",
  kind: "CUSTOMERS_EXPORT",
  state: "DONE",
  total: 400,
  done: 400,
  skipped: 0,
  failed: 0,
  askedAt: "2026-01-05T09:00:00.000Z",
  startedAt: "2026-01-05T09:00:01.000Z",
  endedAt: "2026-01-05T09:00:02.000Z",
  error: null,
  retryOf: null,
  fetchUntil: "2999-01-12T09:00:02.000Z",
};
const begun = {
  request: { query: CustomersExportDocument, variables: () => true as const },
  result: { data: { started: { __typename: "AccountJobPayload", job, userErrors: [] } } },
};
const standing = {
  request: { query: AccountJobStandingDocument, variables: () => true as const },
  result: { data: { accountJob: job } },
  maxUsageCount: 20,
};
const open = (total: number) =>
  openAt(<CustomersListScreen />, {
    at: "/app/tutoring/customers?status=active&sort=NAME_ASC&hide=owner",
    mocks: [listed(total), begun, standing] as never,
  });

it("sends what the list shows, and offers the file when it is ready", async () => {
  const { user, asked } = open(400);
  await user.click(await screen.findByRole("button", { name: "Export" }));
  const dialog = await screen.findByRole("dialog", { name: "Export 400 rows?" });
  await user.click(within(dialog).getByRole("button", { name: "Export" }));
  expect(await screen.findByRole("button", { name: "Download" })).toBeVisible();
  expect(screen.getByText("400 rows, ready to download for 7 days.")).toBeVisible();
  const sent = asked.find(({ operationName }) => operationName === "CustomersExport")?.variables;
  expect(sent).toMatchObject({ filter: { status: ["ACTIVE"] }, sort: "NAME_ASC", as: { format: "XLSX" } });
  expect((sent?.["as"] as { columns: string[] }).columns.slice(0, 3)).toEqual(["name", "number", "region"]);
});

it("offers CSV alone where a workbook would be too long, and says why", async () => {
  const { user } = open(100_001);
  await user.click(await screen.findByRole("button", { name: "Export" }));
  const dialog = await screen.findByRole("dialog", { name: "Export 100,001 rows?" });
  expect(within(dialog).getByText("Excel files hold at most 100,000 rows, so this one is CSV.")).toBeVisible();
  expect(within(dialog).getByRole("combobox", { name: "Format" })).toHaveTextContent("CSV");
});
