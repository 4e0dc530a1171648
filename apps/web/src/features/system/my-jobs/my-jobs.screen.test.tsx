import { screen, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { AccountJobStandingDocument, type AccountJobRowFragment } from "../../../shared/bulk/account-job.generated.ts";
import { MyJobCancelDocument, MyJobItemsDocument, MyJobRetryDocument, MyJobsDocument } from "./my-jobs.generated.ts";
import { MyJobsScreen } from "./my-jobs.screen.tsx";

const job = (changes: Partial<AccountJobRowFragment> = {}): AccountJobRowFragment => ({
  __typename: "AccountJob",
  id: "j1",
  kind: "REGIONS_ARCHIVE",
  state: "DONE",
  total: 500,
  done: 460,
  skipped: 0,
  failed: 40,
  askedAt: "2026-01-05T09:00:00.000Z",
  startedAt: "2026-01-05T09:00:01.000Z",
  endedAt: "2026-01-05T09:00:31.000Z",
  error: null,
  retryOf: null,
  fetchUntil: null,
  ...changes,
});

const pageInfo = (totalCount: number) => ({ __typename: "PageInfo" as const, number: 1, size: 25, totalCount });
const listed = (items: AccountJobRowFragment[]) => ({
  request: { query: MyJobsDocument, variables: () => true as const },
  result: { data: { accountJobs: { __typename: "AccountJobPage" as const, items, pageInfo: pageInfo(items.length) } } },
});
const standing = (accountJob: AccountJobRowFragment) => ({
  request: {
    query: AccountJobStandingDocument,
    variables: ({ id }: Record<string, unknown>) => id === accountJob.id,
  },
  result: { data: { accountJob } },
  maxUsageCount: 5,
});
const item = {
  __typename: "AccountJobItem" as const,
  id: "j1-1",
  label: "UK",
  url: "/app/tutoring/regions?edit=r1",
  verdict: "FAILED" as const,
  reason: "This record was changed by Bo Eze.",
};
const items = {
  request: { query: MyJobItemsDocument, variables: () => true as const },
  result: {
    data: { accountJobItems: { __typename: "AccountJobItemPage" as const, items: [item], pageInfo: pageInfo(40) } },
  },
  maxUsageCount: 5,
};
const changed = (document: typeof MyJobCancelDocument | typeof MyJobRetryDocument, to: AccountJobRowFragment) => ({
  request: { query: document, variables: () => true as const },
  result: { data: { changed: { __typename: "AccountJobPayload" as const, job: to, userErrors: [] } } },
});

it("lists what was asked for, how far it is and what came of it", async () => {
  openAt(<MyJobsScreen />, { mocks: [listed([job()])] });
  const row = await screen.findByRole("row", { name: /Archive 500 regions/ });
  expect(row).toHaveTextContent("500 of 500");
  expect(row).toHaveTextContent("460 done, 40 failed");
  expect(row).toHaveTextContent("Some failed");
  expect(within(row).getByRole("progressbar")).toHaveAttribute("value", "500");
});

it("says what to do where there is none", async () => {
  openAt(<MyJobsScreen />, { mocks: [listed([])] });
  expect(await screen.findByText("You have no jobs yet.")).toBeVisible();
});

it("shows the failed records of a job with their reasons and links, and tries them again", async () => {
  const again = job({ id: "j2", state: "WAITING", total: 40, done: 0, failed: 0, endedAt: null, retryOf: "j1" });
  const { user, asked } = openAt(<MyJobsScreen />, {
    at: "/my-jobs?view=j1",
    mocks: [listed([job()]), standing(job()), items, changed(MyJobRetryDocument, again), standing(again)],
  });
  const dialog = await screen.findByRole("dialog", { name: "Archive 500 regions" });
  expect(await within(dialog).findByRole("link", { name: "UK" })).toHaveAttribute("href", item.url);
  expect(within(dialog).getByText(item.reason)).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === "MyJobItems")?.variables).toMatchObject({
    job: "j1",
    verdict: ["FAILED"],
  });
  await user.click(within(dialog).getByRole("button", { name: "Retry the failed" }));
  expect(await screen.findByRole("dialog", { name: "Archive 40 regions" })).toBeVisible();
});

it("offers no second try of invoices that are no longer what was shown", async () => {
  const failed = job({ kind: "COURSES_TOP_UP", done: 460, failed: 40 });
  openAt(<MyJobsScreen />, { at: "/my-jobs?view=j1", mocks: [listed([failed]), standing(failed), items] });
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText(/^To try the rest again, choose it in the list/)).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: /^Retry/ })).toBeNull();
});

it("cancels a job that is under way, and then offers to do the rest", async () => {
  const running = job({ state: "RUNNING", done: 10, failed: 0, endedAt: null });
  const { user } = openAt(<MyJobsScreen />, {
    at: "/my-jobs?view=j1",
    mocks: [
      listed([running]),
      standing(running),
      items,
      changed(MyJobCancelDocument, { ...running, state: "CANCELLED", endedAt: running.askedAt }),
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Cancel job" }));
  expect(await screen.findByRole("button", { name: "Do the rest" })).toBeVisible();
});

it("says that the file of an old export was removed, and offers to export again in place of it", async () => {
  const old = job({ kind: "CUSTOMERS_EXPORT", done: 500, failed: 0, fetchUntil: "2020-01-12T09:00:31.000Z" });
  openAt(<MyJobsScreen />, { at: "/my-jobs?view=j1", mocks: [listed([old]), standing(old)] });
  const dialog = await screen.findByRole("dialog", { name: "Export 500 customers" });
  expect(dialog).toHaveTextContent("500 rows. The file was removed after 7 days; export the list again.");
  expect(within(dialog).getByRole("button", { name: "Export again" })).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Download" })).toBeNull();
});
