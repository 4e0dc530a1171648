import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { RegionChoicesDocument } from "../../regions/region-choices.public.ts";
import { TutorChoicesDocument } from "../../tutors/tutor-choices.generated.ts";
import { LearnerByIdDocument, LearnerSearchDocument } from "../../customers/picker/learner-search.generated.ts";
import { PodUpdateDocument, type PodUpdateMutation } from "../pod-mutations.generated.ts";
import { PodRecordDocument, type PodRecordFragment } from "../pod.generated.ts";
import { aPod } from "../testing/pods.ts";
import { PodForm } from "./pod.form.tsx";

const pod = aPod();
const learnerOf = ({ learner, learnerId }: PodRecordFragment["members"][number]) => ({
  __typename: "Learner" as const,
  id: learnerId,
  kind: "DEPENDENT" as const,
  name: learner?.name ?? "",
  ageGroup: "FROM_9" as const,
  timeZone: "Europe/London",
  payer: learner!.payer,
  region: { __typename: "Region" as const, id: "r", code: "UK", name: "United Kingdom" },
});
const learners = pod.members.map(learnerOf);
const known = [
  { request: { query: PodRecordDocument, variables: { id: pod.id } }, result: { data: { record: pod } } },
  {
    request: { query: RegionChoicesDocument },
    result: { data: { regions: { __typename: "RegionPage", items: [] } } },
  },
  { request: { query: TutorChoicesDocument }, result: { data: { onboardedTutors: [] } } },
  ...learners.map((learner) => ({
    request: { query: LearnerByIdDocument, variables: { id: learner.id } },
    result: { data: { learner } },
    maxUsageCount: 5,
  })),
  {
    request: { query: LearnerSearchDocument, variables: () => true },
    result: {
      data: {
        learners: {
          __typename: "LearnerPage",
          items: learners,
          pageInfo: { __typename: "PageInfo", totalCount: 2, totalIsEstimate: false },
        },
      },
    },
    maxUsageCount: 20,
  },
];

type Answer = PodUpdateMutation["saved"];
const saved: Answer = { __typename: "CustomerPodPayload", record: aPod({ version: 4 }), userErrors: [] };
const update = (input: object, answer: Answer) => ({
  request: {
    query: PodUpdateDocument,
    variables: ({ idempotencyKey: _, ...rest }: Record<string, unknown>) =>
      JSON.stringify(rest) === JSON.stringify({ id: pod.id, version: 3, input }),
  },
  result: { data: { saved: answer } },
});

function open(...mocks: object[]) {
  const onClose = jest.fn();
  const form = <PodForm name="edit" id={pod.id} onClose={onClose} />;
  return { onClose, ...openAt(form, { mocks: [...known, ...mocks] as never }) };
}
const share = (n: number) => screen.findByLabelText(`Share of learner ${n}`);
const save = () => screen.getByRole("button", { name: "Save changes" });
const ids = pod.members.map(({ learnerId }) => learnerId);

it("shows the members by name, and what their shares make together", async () => {
  open();
  expect(await screen.findByRole("combobox", { name: "Learner 1" })).toHaveValue("Ada Ozo");
  expect(await share(2)).toHaveValue("50");
  expect(screen.getByText("Total 100%")).toBeVisible();
});

it("says how much is missing, refuses to save it, and splits equally when asked", async () => {
  const members = [
    { learnerId: ids[0], shareBp: 6000 },
    { learnerId: ids[1], shareBp: 4000 },
  ];
  const { user, asked, onClose } = open(update({ members }, saved));
  await user.clear(await share(1));
  await user.type(await share(1), "60");
  expect(screen.getByText("Total 110%: 10% too much")).toBeVisible();
  await user.click(save());
  expect(await screen.findByText("Shares must add up to 100%.")).toBeVisible();
  expect(asked.map(({ operationName }) => operationName)).not.toContain("PodUpdate");

  await user.click(screen.getByRole("button", { name: "Split equally" }));
  expect(screen.getByText("Total 100%")).toBeVisible();
  await user.clear(await share(1));
  await user.type(await share(1), "60");
  await user.clear(await share(2));
  await user.type(await share(2), "40");
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("asks for the payer of all among the members' payers, and sends no shares then", async () => {
  const input = {
    billingMode: "ONE_PAYER",
    payerCustomerId: pod.members[1]?.learner?.payer.id,
  };
  const { user, onClose } = open(update(input, saved));
  await user.click(await screen.findByRole("combobox", { name: "Who pays" }));
  await user.click(await screen.findByRole("option", { name: "One customer pays for everyone" }));
  expect(screen.queryByLabelText("Share of learner 1")).toBeNull();
  await user.click(save());
  expect(await screen.findByText("Choose who pays.")).toBeVisible();
  await user.click(screen.getByRole("combobox", { name: "Payer" }));
  await user.click(await screen.findByRole("option", { name: "Payer of Bo Ozo (C-000002)" }));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("shows the server's refusal at the member whom it means", async () => {
  const error: Answer["userErrors"][number] = {
    __typename: "FieldError",
    message: "Bo Ozo is already in this pod.",
    code: "INVALID",
    path: ["members", "1", "learnerId"],
  };
  const refused: Answer = { __typename: "CustomerPodPayload", record: null, userErrors: [error] };
  const { user } = open(update({ name: "Cousins" }, refused));
  await user.clear(await screen.findByLabelText("Name"));
  await user.type(screen.getByLabelText("Name"), "Cousins");
  await user.click(save());
  expect(await screen.findByText("Bo Ozo is already in this pod.")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Learner 2" })).toHaveAttribute("aria-invalid", "true");
});
