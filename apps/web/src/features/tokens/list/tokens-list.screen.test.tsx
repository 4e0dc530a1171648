import { screen, within } from "@testing-library/react";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { CustomerChoicesDocument } from "../../customers/customer-choices.generated.ts";
import { TokenRotateDocument } from "../token-mutations.generated.ts";
import { TokenRecordDocument, TokensListDocument, type TokenRecordFragment } from "../token.generated.ts";
import { TokensListScreen } from "./tokens-list.screen.tsx";

const token: TokenRecordFragment = {
  __typename: "ServiceToken",
  id: "0123456789abcdef01234567",
  name: "Weekly report",
  purpose: "Figures for the board",
  owner: { __typename: "StaffUser", id: "a1", name: "Ada Obi", role: "DIRECTOR" },
  scopes: ["REGIONS_READ", "CUSTOMERS_READ"],
  lostScopes: ["CUSTOMERS_READ"],
  prefix: "lip_4fQx",
  expiresOn: "2026-12-31",
  lastUsedAt: null,
  lastUsedFrom: null,
  endsAt: null,
  state: "ACTIVE",
  version: 3,
  networks: ["203.0.113.0/24"],
  ratePerMinute: 60,
  rotatedFromId: null,
  revokedAt: null,
  createdAt: "2025-11-12T09:00:00.000Z",
  addedBy: null,
};
const secret = `lip_${"a".repeat(39)}`;
const listed = {
  request: { query: TokensListDocument, variables: { page: { number: 1, size: 25 }, sort: "NAME_ASC", filter: {} } },
  result: {
    data: {
      page: {
        __typename: "ServiceTokenPage",
        items: [token],
        pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: 1 },
      },
    },
  },
};
const known = {
  request: { query: TokenRecordDocument, variables: { id: token.id } },
  result: { data: { record: token } },
};
const people = {
  request: { query: CustomerChoicesDocument, variables: {} },
  result: { data: { colleagues: { __typename: "StaffUserPage", items: [] } } },
};
const session = aSession({ viewer: aViewer("director") });
const open = (at = "/", mocks: object[] = []) =>
  openAt(<TokensListScreen />, { at, session, mocks: [listed, known, people, ...mocks] as never });

it("shows who answers for a token, what of its scopes is not in force, and its state", async () => {
  open();
  const row = within((await screen.findByRole("link", { name: "Weekly report" })).closest("tr")!);
  for (const text of ["Ada Obi", "2 scopes", "1 not in force", "lip_4fQx", "Never", "Active"])
    expect(row.getByText(text)).toBeVisible();
});

it("says of one token what it may do and from where", async () => {
  open(`/?view=${token.id}`);
  const dialog = within(await screen.findByRole("dialog", { name: "Weekly report" }));
  expect(dialog.getByText("203.0.113.0/24")).toBeVisible();
  expect(dialog.getByText("View: Regions")).toBeVisible();
  expect(dialog.getByText(/The owner does not hold this any more/)).toHaveTextContent("Customers");
});

it("refuses a network that is none, at its field", async () => {
  const { user } = open("/?new");
  const dialog = within(await screen.findByRole("dialog", { name: "Add service token" }));
  await user.type(dialog.getByLabelText(/Networks/), "203.0.113");
  await user.click(dialog.getByRole("button", { name: "Add service token" }));
  expect(
    await dialog.findByText("“203.0.113” is not a network. Enter a network such as 203.0.113.0/24."),
  ).toBeVisible();
  expect(dialog.getByText("Choose at least one scope.")).toBeVisible();
});

it("shows what a rotated token sends, and keeps it there when somebody clicks outside", async () => {
  const mock = {
    request: { query: TokenRotateDocument, variables: () => true },
    result: {
      data: {
        saved: { __typename: "MadeServiceTokenPayload", record: { ...token, id: "b1" }, secret, userErrors: [] },
      },
    },
  };
  const { user } = open(`/?rotate=${token.id}`, [mock]);
  const asked = within(await screen.findByRole("dialog", { name: "Rotate Weekly report (lip_4fQx…)?" }));
  await user.click(asked.getByRole("button", { name: "Rotate token" }));
  expect(await screen.findByText(secret)).toBeVisible();
  await user.click(document.querySelector(".MuiDialog-container") ?? document.body);
  expect(screen.getByText(secret)).toBeVisible();
  // Nobody has copied it: closing says so first.
  await user.click(screen.getAllByRole("button", { name: "Close" })[0]!);
  expect(screen.getByText(/^You have not copied the token\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Close without it" }));
  expect(screen.queryByText(secret)).toBeNull();
});
