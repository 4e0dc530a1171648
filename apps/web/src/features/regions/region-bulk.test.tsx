import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { Component as RegionsListScreen } from "./list/regions-list.screen.tsx";
import { RegionsBulkActionDocument } from "./region-jobs.generated.ts";
import { RegionsListDocument, type RegionRowFragment } from "./region.generated.ts";

const region = (n: number): RegionRowFragment => ({
  __typename: "Region",
  id: `r${n}`,
  code: `R${n}`,
  name: `Region ${n}`,
  currency: "GBP",
  timeZone: "Europe/London",
  cancellationPolicy: null,
  active: true,
  customerCount: 0,
  tutorCount: 0,
  version: 1,
});

const listed = (totalCount: number) => ({
  request: { query: RegionsListDocument, variables: () => true as const },
  result: {
    data: {
      page: {
        __typename: "RegionPage" as const,
        items: [region(1), region(2), region(3)],
        pageInfo: { __typename: "PageInfo" as const, number: 1, size: 25, totalCount },
      },
    },
  },
});

const answered = (userErrors: object[], job: object | null) => ({
  request: { query: RegionsBulkActionDocument, variables: () => true as const },
  result: { data: { started: { __typename: "AccountJobPayload", job, userErrors } } },
});

const moved = "You chose 12,402 regions, but 12,401 match now. Check the list and try again.";

it("means everything that matches but what is unticked, says the exact number, and asks again where it has moved", async () => {
  const refusal = { __typename: "RefusalError", message: moved, code: "WRONG_STATE", path: [] };
  const { user, asked } = openAt(<RegionsListScreen />, {
    at: "/regions?q=region",
    mocks: [listed(12_403), answered([refusal], null), listed(12_402)],
  });
  const row = (await screen.findByRole("link", { name: "Region 2" })).closest("tr")!;
  await user.click(within(row).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Select all 12,403 matching" }));
  expect(await screen.findByText("All 12,403 matching")).toBeVisible();
  await user.click(within(row).getByRole("checkbox"));
  expect(await screen.findByText("12,402 of 12,403 matching")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Archive" }));
  const dialog = await screen.findByRole("dialog", { name: "Archive 12,402 regions?" });
  await user.click(within(dialog).getByRole("button", { name: "Archive 12,402 regions" }));
  expect(await screen.findByText(moved)).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === "RegionsBulkAction")?.variables).toMatchObject({
    kind: "REGIONS_ARCHIVE",
    choice: { excludeIds: ["r2"], count: 12_402 },
    filter: { search: "region" },
  });
  expect(await screen.findByRole("button", { name: "Archive 12,401 regions" })).toBeVisible();
});

it("sends the ids of single rows, and forgets them once the job has begun", async () => {
  const job = {
    __typename: "AccountJob",
    id: "j1",
    kind: "REGIONS_RESTORE",
    state: "WAITING",
    total: 1,
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
  const { user, asked } = openAt(<RegionsListScreen />, { mocks: [listed(3), answered([], job)] });
  const row = (await screen.findByRole("link", { name: "Region 1" })).closest("tr")!;
  await user.click(within(row).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  await user.click(await screen.findByRole("button", { name: "Restore 1 region" }));
  expect(await screen.findByText("Restore 1 region: started.")).toBeVisible();
  expect(within(row).getByRole("checkbox")).not.toBeChecked();
  expect(asked.find(({ operationName }) => operationName === "RegionsBulkAction")?.variables).toMatchObject({
    choice: { ids: ["r1"] },
  });
});
