import { screen, within } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import {
  PoliciesListDocument,
  PolicyRecordDocument,
  type PoliciesListQueryVariables,
  type PolicyRecordFragment,
} from "../policy.generated.ts";
import { Component as PoliciesListScreen } from "./policies-list.screen.tsx";

const standard: PolicyRecordFragment = {
  __typename: "CancellationPolicy",
  id: "0123456789abcdef01234567",
  name: "Standard, UK",
  windowHours: 24,
  lateCancelPercent: 100,
  noShowPercent: 90,
  graceMinutes: 15,
  tutorLatePayPercent: 80,
  tutorWaitPayPercent: 50,
  freeLateCancelsPerTerm: 1,
  freeReschedules: 2,
  outageIsFree: true,
  regionCount: 2,
  regions: [
    { __typename: "Region", id: "r1", name: "United Kingdom" },
    { __typename: "Region", id: "r2", name: "Nigeria" },
  ],
  version: 3,
  updatedAt: "2025-11-12T09:00:00.000Z",
};

const first: PoliciesListQueryVariables = { page: { number: 1, size: 25 }, sort: "NAME_ASC", filter: {} };
const listed = (variables = first) => ({
  request: { query: PoliciesListDocument, variables },
  result: {
    data: {
      page: {
        __typename: "CancellationPolicyPage",
        items: [standard],
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: 1 },
      },
    },
  },
});
const known = {
  request: { query: PolicyRecordDocument, variables: { id: standard.id } },
  result: { data: { record: standard } },
};
const session = aSession({ viewer: aViewer("admin") });

it("asks for what the address says", async () => {
  const variables: PoliciesListQueryVariables = { ...first, sort: "CREATED_DESC", filter: { search: "uk" } };
  openAt(<PoliciesListScreen />, { at: "/?sort=CREATED_DESC&q=uk", mocks: [listed(variables)] });
  expect(await screen.findByRole("link", { name: "Standard, UK" })).toBeVisible();
});

it("shows each policy's terms, the number of its regions, and since when its version is in force", async () => {
  openAt(<PoliciesListScreen />, { mocks: [listed()] });
  const row = within((await screen.findByRole("link", { name: "Standard, UK" })).closest("tr")!);
  for (const text of ["100% under 24 h", "90%", "2"]) expect(row.getByText(text)).toBeVisible();
  expect(row.getByText(/^Version 3, since/)).toHaveTextContent("Version 3, since Wed 12 Nov 2025");
});

it("offers no archiving, since settings have no states", async () => {
  const { user } = openAt(<PoliciesListScreen />, { mocks: [listed()] });
  await user.click(await screen.findByRole("button", { name: "Actions for Standard, UK" }));
  const items = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(items).toEqual(["Edit", "History"]);
});

it("lets those who only read open a policy, but not add one", async () => {
  openAt(<PoliciesListScreen />, { mocks: [listed()], session });
  const link = await screen.findByRole("link", { name: "Standard, UK" });
  expect(link).toHaveAttribute("href", `?view=${standard.id}`);
  expect(screen.queryByRole("link", { name: "Add cancellation policy" })).toBeNull();
});

it("shows those who only read all terms with their units, and the regions that use them", async () => {
  openAt(<PoliciesListScreen />, { at: `/?edit=${standard.id}`, mocks: [listed(), known], session });
  const dialog = within(await screen.findByRole("dialog", { name: "Standard, UK" }));
  const terms = dialog.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(terms).toEqual([
    "24 hours",
    "100%",
    "15 minutes",
    "90%",
    "80%",
    "50%",
    "1",
    "2",
    "Yes",
    "United Kingdom, Nigeria",
  ]);
  expect(dialog.getByRole("link", { name: "Nigeria" })).toHaveAttribute("href", "/app/tutoring/regions?view=r2");
  expect(dialog.getByText(/Only for super-admin|only for super-admin/)).toBeVisible();
});

it("says in the form which version is edited, and that lessons keep the terms they were agreed under", async () => {
  openAt(<PoliciesListScreen />, { at: `/?edit=${standard.id}`, mocks: [listed(), known] });
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Standard, UK" }));
  expect(dialog.getByText(/Lessons agreed earlier keep the terms/)).toHaveTextContent(
    "Version 3, since Wed 12 Nov 2025. Lessons agreed earlier keep the terms they were agreed under.",
  );
  expect(dialog.getByRole("link", { name: "United Kingdom" })).toBeVisible();
});

it("begins a new policy with what is usual", async () => {
  openAt(<PoliciesListScreen />, { at: "/?new", mocks: [listed()] });
  const dialog = within(await screen.findByRole("dialog", { name: "Add cancellation policy" }));
  expect(dialog.getByLabelText("Late cancellation: hours before the start")).toHaveValue("24");
  expect(dialog.getByLabelText("Tutor’s pay when the customer is excused")).toHaveValue("50");
  expect(dialog.getByRole("switch", { name: /power or internet failure/ })).toBeChecked();
  expect(dialog.queryByText(/Lessons agreed earlier/)).toBeNull();
});
