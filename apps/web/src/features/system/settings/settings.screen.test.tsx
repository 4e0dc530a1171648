import { screen, waitFor, within } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import {
  SettingCreateDocument,
  SettingTakeAwayDocument,
  SettingUpdateDocument,
} from "./setting-mutations.generated.ts";
import { SettingsDocument, type SettingRowFragment } from "./settings.generated.ts";
import { SettingsScreen } from "./settings.screen.tsx";

const aRow = (change: Partial<SettingRowFragment> = {}): SettingRowFragment => ({
  __typename: "Setting",
  id: "s1",
  key: "proposalHours",
  regionId: "r1",
  value: 24,
  version: 2,
  updatedAt: "2026-10-01T09:00:00.000Z",
  ...change,
});

const regions = {
  request: { query: RegionChoicesDocument },
  result: {
    data: {
      regions: {
        __typename: "RegionPage",
        items: [
          { __typename: "Region", id: "r1", code: "NG", name: "Nigeria", active: true },
          { __typename: "Region", id: "r2", code: "UK", name: "United Kingdom", active: true },
        ],
      },
    },
  },
};
const set = (...settings: SettingRowFragment[]) => ({
  request: { query: SettingsDocument },
  result: { data: { settings } },
});
const saving =
  (query: typeof SettingCreateDocument | typeof SettingUpdateDocument | typeof SettingTakeAwayDocument) =>
  (sent: object, record: SettingRowFragment) => ({
    request: {
      query,
      variables: ({ idempotencyKey, ...rest }: Record<string, unknown>) =>
        typeof idempotencyKey === "string" && JSON.stringify(rest) === JSON.stringify(sent),
    },
    result: { data: { saved: { __typename: "SettingPayload", record, userErrors: [] } } },
  });

const placesOf = async (label: string) => within(await screen.findByRole("list", { name: label }));

it("shows every setting by its group, with where its value comes from", async () => {
  openAt(<SettingsScreen />, { mocks: [set(aRow()), regions] });
  const proposals = await placesOf("Proposals expire after");
  await waitFor(() => expect(proposals.getAllByRole("listitem")).toHaveLength(2));
  expect(proposals.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Default 48 hours",
    "Nigeria 24 hours",
  ]);
  expect((await placesOf("Goodwill in naira")).getByRole("listitem")).toHaveTextContent("Default ₦50,000.00");
  expect((await placesOf("Ways to pay in pounds")).getByRole("listitem")).toHaveTextContent("Stripe and Bank transfer");
  for (const name of ["Lessons", "Lesson credit", "Payments", "Limits for admins"])
    expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
});

it("finds settings by any words of theirs, and says where there is none", async () => {
  const { unmount } = openAt(<SettingsScreen />, { at: "/?q=goodwill%20naira", mocks: [set(), regions] });
  expect(await screen.findByRole("list", { name: "Goodwill in naira" })).toBeVisible();
  expect(screen.queryByRole("list", { name: "Goodwill in pounds" })).toBeNull();
  unmount();
  openAt(<SettingsScreen />, { at: "/?q=colour", mocks: [set(), regions] });
  expect(await screen.findByText("No setting matches “colour”.")).toBeVisible();
});

it("offers those who only read the history alone, and says who may change them", async () => {
  const session = aSession({ viewer: aViewer("admin") });
  const { user } = openAt(<SettingsScreen />, { mocks: [set(aRow()), regions], session, at: "/?set=proposalHours" });
  await user.click(await screen.findByRole("button", { name: "Actions for Proposals expire after, Nigeria" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["History"]);
  expect(screen.getByText(/Changing them: only for super-admin and director/)).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("sets a region's own value, and a money setting in minor units", async () => {
  const input = { value: 12, reason: "Agreed", key: "proposalHours", regionId: "r2" };
  const { user } = openAt(<SettingsScreen />, {
    at: "/?set=proposalHours&for=r2",
    mocks: [
      set(aRow()),
      regions,
      saving(SettingCreateDocument)({ input }, aRow({ id: "s2", regionId: "r2" })),
      set(aRow()),
    ],
  });
  const dialog = within(await screen.findByRole("dialog", { name: /^Proposals expire after, for/ }));
  const field = dialog.getByLabelText("Value");
  expect(field).toHaveValue("48");
  await user.clear(field);
  await user.type(field, "900");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Value must be between 1 and 336.")).toBeVisible();
  await user.clear(field);
  await user.type(field, "12");
  await user.type(dialog.getByLabelText(/^Reason/), "Agreed");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Proposals expire after saved.")).toBeVisible();
});

it("sends an amount in minor units, against the version that was seen", async () => {
  const row = aRow({ key: "goodwillLimitGBP", regionId: null, value: 7000 });
  const sent = { id: "s1", version: 2, input: { value: 7550, reason: null } };
  const { user } = openAt(<SettingsScreen />, {
    at: "/?set=goodwillLimitGBP&for=all",
    mocks: [set(row), regions, saving(SettingUpdateDocument)(sent, { ...row, value: 7550, version: 3 })],
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Goodwill in pounds, for all regions" }));
  const field = dialog.getByLabelText("Value");
  expect(field).toHaveValue("70");
  await user.clear(field);
  await user.type(field, "75.50");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("£75.50")).toBeVisible();
});

it("refuses a list with nothing chosen", async () => {
  const { user } = openAt(<SettingsScreen />, { at: "/?set=gatewaysUSD&for=all", mocks: [set(), regions] });
  const dialog = within(await screen.findByRole("dialog", { name: "Ways to pay in dollars, for all regions" }));
  for (const name of ["Stripe", "Bank transfer"]) await user.click(dialog.getByRole("switch", { name }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Value is required.")).toBeVisible();
});

it("takes a region's value away, so that it follows all regions again", async () => {
  const { user } = openAt(<SettingsScreen />, {
    at: "/?reset=s1",
    mocks: [
      set(aRow()),
      regions,
      saving(SettingTakeAwayDocument)({ id: "s1", version: 2 }, aRow({ value: null, version: 3 })),
    ],
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Reset Proposals expire after?" }));
  await user.click(dialog.getByRole("button", { name: "Use the value for all regions" }));
  expect(await screen.findByText("Proposals expire after reset.")).toBeVisible();
  expect((await placesOf("Proposals expire after")).getAllByRole("listitem")).toHaveLength(1);
});
