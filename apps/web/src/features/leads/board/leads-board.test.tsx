import { screen } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { LeadContactDocument } from "../lead-mutations.generated.ts";
import { aLead } from "../testing/leads.ts";
import { LeadsBoardDocument } from "./board.generated.ts";
import { LeadsBoardScreen } from "./leads-board.screen.tsx";

const lead = aLead({ stage: "NEW" });
const page = (totalCount: number, ...items: object[]) => ({
  __typename: "LeadPage",
  items,
  pageInfo: { __typename: "PageInfo", totalCount },
});
const found = {
  new: page(21, lead),
  contacted: page(31),
  trialBooked: page(0),
  trialCompleted: page(0),
  converted: page(0),
  lost: page(0),
};
const saved = {
  __typename: "LeadPayload",
  record: { ...lead, stage: "CONTACTED", version: lead.version + 1 },
  userErrors: [],
};
const mocks = [
  { request: { query: LeadsBoardDocument, variables: () => true }, result: { data: found }, maxUsageCount: 5 },
  { request: { query: LeadContactDocument, variables: () => true }, result: { data: { saved } } },
];

it("counts a lead where it was moved to, says so, and why it does not go back", async () => {
  const { user } = openAt(<LeadsBoardScreen />, { at: "/leads?board", mocks: mocks as never });
  const card = await screen.findByRole("link", { name: lead.name });
  expect(screen.getByText("52 open leads")).toBeVisible();
  card.focus();
  await user.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(await screen.findByText(`${lead.name} is contacted.`)).toBeVisible();
  expect(screen.getByRole("heading", { name: /^New/ })).toHaveTextContent("New20");
  expect(screen.getByRole("heading", { name: /^Contacted/ })).toHaveTextContent("Contacted32");
  expect(screen.getByText("52 open leads")).toBeVisible();
  screen.getByRole("link", { name: lead.name }).focus();
  await user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expect(await screen.findByText("A lead does not go back to New.")).toBeVisible();
});
