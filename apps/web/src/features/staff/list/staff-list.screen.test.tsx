import { screen, within } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { ableTo, aStaffRow, not } from "../testing/staff.ts";
import {
  StaffListDocument,
  type StaffListQuery,
  type StaffListQueryVariables,
  type StaffRowFragment,
} from "./staff-list.generated.ts";
import { Component as StaffListScreen } from "./staff-list.screen.tsx";

const first: StaffListQueryVariables = { page: { number: 1, size: 25 }, sort: "NAME_ASC", filter: {} };

const answer = (items: StaffRowFragment[]): StaffListQuery => ({
  page: {
    __typename: "StaffUserPage",
    items,
    pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: items.length },
  },
});

const listed = (items: StaffRowFragment[], variables = first) => ({
  request: { query: StaffListDocument, variables },
  result: { data: answer(items) },
});

async function menuOf({ user }: ReturnType<typeof openAt>) {
  await user.click(await screen.findByRole("button", { name: "Actions for Kelechi Anyanwụ" }));
  return within(await screen.findByRole("menu"));
}

it("asks for what the address says", async () => {
  const variables: StaffListQueryVariables = {
    page: { number: 2, size: 50 },
    sort: "LAST_LOGIN_DESC",
    filter: { search: "obi", role: ["CONTENT_MANAGER"], status: ["INVITED", "PENDING"] },
  };
  openAt(<StaffListScreen />, {
    at: "/?page=2&size=50&sort=LAST_LOGIN_DESC&q=obi&role=content-manager&status=invited,pending",
    mocks: [listed([aStaffRow()], variables)],
  });
  expect(await screen.findByRole("link", { name: "Kelechi Anyanwụ" })).toBeVisible();
});

it("finds those without a role", async () => {
  const mocks = [listed([aStaffRow({ role: null })], { ...first, filter: { withoutRole: true } })];
  openAt(<StaffListScreen />, { at: "/?role=none", mocks });
  const row = (await screen.findByRole("link", { name: "Kelechi Anyanwụ" })).closest("tr")!;
  expect(within(row).getByText("No role")).toBeVisible();
});

it("shows name, email, role, status and last sign-in, and leads to the account", async () => {
  openAt(<StaffListScreen />, { mocks: [listed([aStaffRow()])] });
  const link = await screen.findByRole("link", { name: "Kelechi Anyanwụ" });
  expect(link).toHaveAttribute("href", "/app/management/admin/68803efab458130e0f3179fc");
  const row = within(link.closest("tr")!);
  for (const text of ["kelechi@staff.example", "Content manager", "Active", "Never"]) {
    expect(row.getByText(text)).toBeVisible();
  }
});

it.each([
  ["active", { status: "ACTIVE", isActivated: true }, ["Edit", "Change role", "Suspend"]],
  [
    "admitted without a password",
    { status: "ACTIVE", isActivated: false },
    ["Edit", "Resend invite", "Change role", "Suspend"],
  ],
  ["invited", { status: "INVITED", isActivated: false }, ["Edit", "Resend invite", "Change role", "Suspend"]],
  ["pending", { status: "PENDING", isActivated: false }, ["Edit", "Admit", "Refuse"]],
  ["suspended", { status: "SUSPENDED", isActivated: true }, ["Edit", "Change role", "Reinstate"]],
  ["refused", { status: "REFUSED", isActivated: false }, ["Edit"]],
] as const)("offers what can be done to somebody who is %s", async (_, standing, labels) => {
  const menu = await menuOf(openAt(<StaffListScreen />, { mocks: [listed([aStaffRow(standing)])] }));
  expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(labels);
});

it("says why somebody may not suspend themselves", async () => {
  const own = aStaffRow({ viewerCan: ableTo({ suspend: not("You cannot suspend your own account.") }) });
  const menu = await menuOf(openAt(<StaffListScreen />, { mocks: [listed([own])] }));
  const suspend = menu.getByRole("menuitem", { name: /^Suspend.*You cannot suspend your own account\.$/ });
  expect(suspend).toHaveAttribute("aria-disabled", "true");
});

it("says who staff are when there is nobody, and how to add the first", async () => {
  openAt(<StaffListScreen />, { mocks: [listed([])] });
  expect(await screen.findByText(/^Add the first staff member\./)).toBeVisible();
});

it("does not offer adding to those who only read", async () => {
  const session = aSession({ viewer: aViewer("admin") });
  openAt(<StaffListScreen />, { mocks: [listed([aStaffRow()])], session });
  await screen.findByRole("link", { name: "Kelechi Anyanwụ" });
  expect(screen.queryByRole("link", { name: "Add staff member" })).toBeNull();
});

it("offers Retry when the accounts could not be loaded", async () => {
  const failed = { request: { query: StaffListDocument, variables: first }, error: new TypeError("gone") };
  const { user } = openAt(<StaffListScreen />, { mocks: [failed, listed([aStaffRow()])] });
  expect(await screen.findByText(/Network error/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: "Kelechi Anyanwụ" })).toBeVisible();
});
