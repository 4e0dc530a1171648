import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openAt } from "../../testing/open-at.tsx";
import { LearnerByIdDocument } from "../customers/picker/learner-search.generated.ts";
import { LessonRequestCreateDocument } from "../lessons/requests/request-mutations.generated.ts";
import { useLeadActions } from "./lead-actions.ts";
import { LeadTrial } from "./lead-trial.tsx";
import { LeadLearnersDocument, LeadRecordDocument } from "./lead.generated.ts";
import { aLead } from "./testing/leads.ts";

const { id } = aLead();
const customer = { __typename: "Customer" as const, id: "0000000000000000000000c1", name: "Ngozi Eze" };
const payer = { __typename: "LearnerPayer", id: customer.id, name: customer.name, customerNumber: "C-000012" };
const parent = { __typename: "Learner", id: customer.id, kind: "CUSTOMER", name: customer.name, ageGroup: null, payer };
const child = (childId: string, name: string) => ({
  ...parent,
  id: childId,
  kind: "DEPENDENT",
  name,
  ageGroup: "FROM_5",
});
const [ada, obi] = [child("0000000000000000000000d1", "Ada Eze"), child("0000000000000000000000d2", "Obi Eze")];

const region = { __typename: "Region", id: "r", code: "UK", name: "United Kingdom" };
const clockOf = (learner: { id: string }) => ({
  request: { query: LearnerByIdDocument, variables: { id: learner.id } },
  result: { data: { learner: { ...learner, timeZone: "Europe/London", region } } },
  maxUsageCount: 5,
});

function openTrial(lead: ReturnType<typeof aLead>, learners: readonly object[], sent: (variables: object) => void) {
  const mocks = [
    { request: { query: LeadRecordDocument, variables: { id } }, result: { data: { record: lead } }, maxUsageCount: 3 },
    { request: { query: LeadLearnersDocument, variables: { id } }, result: { data: { leadLearners: learners } } },
    ...[parent, ada, obi].map(clockOf),
    {
      request: { query: LessonRequestCreateDocument, variables: (variables: object) => (sent(variables), true) },
      error: new TypeError("The test needs no answer."),
    },
  ];
  return openAt(<LeadTrial name="bookTrial" id={id} onClose={() => undefined} />, { at: "/", mocks: mocks as never });
}
const learnerBox = () => screen.findByRole("combobox", { name: "Learner" });

it("asks for which of several dependents a trial is, and sends them with the lead", async () => {
  const sent = jest.fn<(variables: object) => void>();
  const { user } = openTrial(aLead({ customer }), [parent, ada, obi], sent);
  expect(await learnerBox()).toHaveTextContent("Choose");
  expect(screen.queryByRole("radio")).toBeNull();
  await user.type(screen.getByRole("textbox", { name: /^Dialect/ }), "Onitsha");
  await user.click(screen.getByRole("button", { name: "Add request" }));
  expect(await screen.findByText("Choose who is to be taught.")).toBeVisible();
  await user.click(await learnerBox());
  expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
    "Choose",
    "Ngozi Eze (customer)",
    "Ada Eze (dependent, 5 to 8)",
    "Obi Eze (dependent, 5 to 8)",
  ]);
  await user.click(screen.getByRole("option", { name: /Obi Eze/ }));
  expect(await screen.findByDisplayValue("Europe/London")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Add request" }));
  await screen.findByRole("alert");
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ input: { leadId: id, learnerId: obi.id, kind: "TRIAL" } });
});

it.each([
  ["the only dependent, whom the lessons are for", "DEPENDENT", [parent, ada], "Ada Eze"],
  ["the customer, whose lessons they are", "ME", [parent, ada], "Ngozi Eze"],
] as const)("begins with %s", async (_, whoIsLessonFor, learners, name) => {
  openTrial(aLead({ customer, whoIsLessonFor }), learners, () => undefined);
  expect(await learnerBox()).toHaveTextContent(name);
});

it("is for the lead, who has no account yet", async () => {
  openTrial(aLead(), [], () => undefined);
  expect(await screen.findByRole("combobox", { name: "Lead" })).toBeVisible();
  expect(screen.getByRole("radio", { name: "Lead" })).toBeChecked();
});

function Offered({ stage }: Pick<ReturnType<typeof aLead>, "stage">) {
  return <p>{useLeadActions({ id, stage }).map(({ label }) => `${label}. `)}</p>;
}

it.each([
  ["NEW", true],
  ["TRIAL_BOOKED", true],
  ["TRIAL_COMPLETED", true],
  ["CONVERTED", false],
  ["LOST", false],
] as const)("is offered while a lead is open: %s", (stage, isOffered) => {
  openAt(<Offered stage={stage} />, { at: "/" });
  expect(screen.queryByText(/Book trial\./) !== null).toBe(isOffered);
});
