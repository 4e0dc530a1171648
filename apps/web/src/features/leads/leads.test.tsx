import { jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { StageStrip } from "./detail/stage-strip.tsx";
import { LeadConvert } from "./lead-convert.tsx";
import { LeadMarkLost } from "./lead-lose.tsx";
import { LeadConvertDocument } from "./lead-mutations.generated.ts";
import { LeadLikelyCustomersDocument, LeadRecordDocument, LeadsListDocument } from "./lead.generated.ts";
import { LeadsListScreen } from "./list/leads-list.screen.tsx";
import { aLead } from "./testing/leads.ts";

const { id } = aLead();
const found = (changes: Parameters<typeof aLead>[0] = {}) => ({
  request: { query: LeadRecordDocument, variables: { id } },
  result: { data: { record: aLead(changes) } },
  maxUsageCount: 3,
});
const known = {
  __typename: "Customer" as const,
  id: "000000000000000000000001",
  name: "Foláké Adéyẹmí",
  customerNumber: "C-000412",
  email: "adaeze@example.org",
  phoneNumber: null,
};
const likely = (...customers: object[]) => ({
  request: { query: LeadLikelyCustomersDocument, variables: { id } },
  result: { data: { leadLikelyCustomers: customers } },
  maxUsageCount: 3,
});
const saved = (asked: (variables: object) => void, customer: object) => ({
  request: { query: LeadConvertDocument, variables: () => true },
  result: (variables: object) => {
    asked(variables);
    const record = aLead({ stage: "CONVERTED", customer: { __typename: "Customer", ...customer } as never });
    return { data: { saved: { __typename: "LeadPayload", record, userErrors: [] } } };
  },
});
const convert = (...mocks: object[]) =>
  openAt(<LeadConvert name="convert" id={id} onClose={() => undefined} />, { at: "/leads", mocks: mocks as never });

it("offers the customer who is there first, and links them", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const { user } = convert(found(), likely(known), saved(asked, { id: known.id, name: known.name }));
  expect(await screen.findByText(/is a customer already/)).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Customer" })).toHaveTextContent("Foláké Adéyẹmí (C-000412)");
  await user.click(screen.getByRole("button", { name: "Convert to customer" }));
  expect(await screen.findByText("Foláké Adéyẹmí is a customer now.")).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ id, version: 2, customerId: known.id, lastName: null });
});

it("asks for the surname of a new customer, then offers to add the dependents that the lessons are for", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const { user } = convert(
    found({ name: "Adaeze", lastName: null }),
    likely(),
    saved(asked, { id: "c9", name: "Adaeze Eze" }),
  );
  await user.click(await screen.findByRole("button", { name: "Convert to customer" }));
  expect(await screen.findByText("Last name is required.")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Last name" }), "Eze");
  await user.click(screen.getByRole("button", { name: "Convert to customer" }));
  expect(await screen.findByRole("button", { name: "Add dependents" })).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ customerId: null, lastName: "Eze" });
});

it("does not give a lead up without a reason", async () => {
  const { user } = openAt(<LeadMarkLost name="lose" id={id} onClose={() => undefined} />, {
    at: "/leads",
    mocks: [found()] as never,
  });
  await user.click(await screen.findByRole("button", { name: "Mark as lost" }));
  expect(await screen.findByText("Choose why this lead was lost.")).toBeVisible();
});

it("shows when each stage was first reached, and lost only of who was", () => {
  openAt(<StageStrip lead={aLead()} />, { at: "/", mocks: [] });
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^NewFri 2 Jan/),
    expect.stringMatching(/^ContactedSat 3 Jan/),
    "Trial bookedNot reached",
    "Trial completedNot reached",
    "ConvertedNot reached",
  ]);
  expect(steps[1]).toHaveAttribute("aria-current", "step");
});

it("asks the list for what the address says, and marks a next action whose day has passed", async () => {
  const asked: unknown[] = [];
  const page = {
    request: { query: LeadsListDocument, variables: (variables: unknown) => asked.push(variables) > 0 },
    result: {
      data: {
        page: {
          __typename: "LeadPage",
          items: [aLead()],
          pageInfo: { __typename: "PageInfo", number: 1, size: 25, totalCount: 1 },
        },
      },
    },
    maxUsageCount: 5,
  };
  openAt(<LeadsListScreen />, {
    at: "/app/tutoring/reports/customer-leads?attention=true&open=true&stage=trial-booked&nextAction=overdue&ownerId=me",
    mocks: [page] as never,
  });
  const link = await screen.findByRole("link", { name: "Adaeze Obi" });
  expect(link).toHaveAttribute("href", `/app/tutoring/reports/customer-leads/${id}`);
  expect(within(link.closest("tr")!).getByText("Overdue:")).toBeVisible();
  expect(asked[0]).toMatchObject({
    filter: { attention: true, open: true, stage: ["TRIAL_BOOKED"], nextAction: ["OVERDUE"], ownerId: ["me"] },
    sort: "CREATED_DESC",
  });
});
