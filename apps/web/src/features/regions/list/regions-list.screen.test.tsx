import { screen, within } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import {
  RegionsListDocument,
  type RegionRowFragment,
  type RegionsListQuery,
  type RegionsListQueryVariables,
} from "../region.generated.ts";
import { Component as RegionsListScreen } from "./regions-list.screen.tsx";

const uk: RegionRowFragment = {
  __typename: "Region",
  id: "674b41915fcc615502a508e6",
  code: "UK",
  name: "United Kingdom",
  currency: "GBP",
  timeZone: "Europe/London",
  cancellationPolicy: { __typename: "CancellationPolicy", id: "p1", name: "Standard, UK" },
  active: true,
  customerCount: 1178,
  tutorCount: 7,
  version: 3,
};

const first: RegionsListQueryVariables = { page: { number: 1, size: 25 }, sort: "CODE_ASC", filter: {} };

const answer = (items: RegionRowFragment[]): RegionsListQuery => ({
  page: {
    __typename: "RegionPage",
    items,
    pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: items.length },
  },
});

const listed = (items: RegionRowFragment[], variables = first) => ({
  request: { query: RegionsListDocument, variables },
  result: { data: answer(items) },
});

it("asks for what the address says", async () => {
  const variables: RegionsListQueryVariables = {
    page: { number: 2, size: 50 },
    sort: "NAME_DESC",
    filter: { search: "king", active: false, currency: ["NGN", "GBP"] },
  };
  openAt(<RegionsListScreen />, {
    at: "/regions?page=2&size=50&sort=NAME_DESC&q=king&active=false&currency=GBP,NGN",
    mocks: [listed([uk], variables)],
  });
  expect(await screen.findByRole("link", { name: "United Kingdom" })).toBeVisible();
});

it("shows each region's money, clock, rules and people", async () => {
  openAt(<RegionsListScreen />, { mocks: [listed([uk])] });
  const row = within((await screen.findByRole("link", { name: "United Kingdom" })).closest("tr")!);
  for (const text of ["UK", "GBP", /^London \d\d:\d\d$/, "Europe/London", "Standard, UK", "1,178", "7", "Active"]) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByRole("link", { name: "Standard, UK" })).toHaveAttribute("href", "/app/system/policies?view=p1");
});

it("says what a region is when there is none, and how to add the first", async () => {
  openAt(<RegionsListScreen />, { mocks: [listed([])] });
  expect(await screen.findByText(/^Add the first region\./)).toBeVisible();
});

it("offers Retry when the regions could not be loaded", async () => {
  const failed = { request: { query: RegionsListDocument, variables: first }, error: new TypeError("gone") };
  const { user } = openAt(<RegionsListScreen />, { mocks: [failed, listed([uk])] });
  expect(await screen.findByText("The regions could not be loaded")).toBeVisible();
  expect(screen.getByText(/^Network error\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "United Kingdom" })).toBeVisible();
});

it("keeps the rows when only the policies are missing", async () => {
  const result = {
    data: answer([{ ...uk, cancellationPolicy: null }]),
    errors: [{ message: "v2 is unavailable.", path: ["page", "items", 0, "cancellationPolicy"] }],
  };
  openAt(<RegionsListScreen />, { mocks: [{ request: { query: RegionsListDocument, variables: first }, result }] });
  expect(await screen.findByText("Cancellation policies are unavailable right now.")).toBeVisible();
  expect(screen.getByRole("link", { name: "United Kingdom" })).toBeVisible();
});

it("tells a director who may archive", async () => {
  const session = aSession({ viewer: aViewer("director") });
  const { user } = openAt(<RegionsListScreen />, { mocks: [listed([uk])], session });
  await user.click(await screen.findByRole("button", { name: "Actions for UK" }));
  const archive = await screen.findByRole("menuitem", { name: /^Archive.*Only for super-admin\.$/ });
  expect(archive).toHaveAttribute("aria-disabled", "true");
});

it("lets those who only read open a region, but not add one", async () => {
  const session = aSession({ viewer: aViewer("admin") });
  openAt(<RegionsListScreen />, { mocks: [listed([uk])], session });
  expect(await screen.findByRole("link", { name: "United Kingdom" })).toHaveAttribute("href", `?view=${uk.id}`);
  expect(screen.queryByRole("link", { name: "Add region" })).toBeNull();
});
