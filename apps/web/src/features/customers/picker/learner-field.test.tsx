import { screen, waitFor, within } from "@testing-library/react";
import { FormFrame } from "@app/ui/form/form-frame.tsx";
import { SaveButton } from "@app/ui/form/save-button.tsx";
import { openAt } from "../../../testing/open-at.tsx";
import { LearnerField } from "./learner-field.public.tsx";
import { LearnerSearchDocument, type LearnerChoiceFragment } from "./learner-search.generated.ts";

function aLearner(id: string, name: string, changes: Partial<LearnerChoiceFragment> = {}): LearnerChoiceFragment {
  return {
    __typename: "Learner",
    id,
    kind: "DEPENDENT",
    name,
    ageGroup: "FROM_5",
    timeZone: "Europe/London",
    payer: { __typename: "LearnerPayer", id: "p", name: "Ngozi Eze", customerNumber: "C-000012" },
    region: { __typename: "Region", id: "r", code: "UK", name: "United Kingdom" },
    ...changes,
  };
}

const found = (search: string, items: readonly LearnerChoiceFragment[], totalCount = items.length) => ({
  request: { query: LearnerSearchDocument, variables: { search, page: { number: 1, size: 20 } } },
  result: {
    data: {
      learners: {
        __typename: "LearnerPage" as const,
        items,
        pageInfo: { __typename: "PageInfo" as const, totalCount, totalIsEstimate: false },
      },
    },
  },
});

const everybody = found("", [aLearner("1", "Ada Obi"), aLearner("2", "Zara Eze")], 200);
const saved = jest.fn();

function open(mocks: Parameters<typeof openAt>[1]) {
  return openAt(
    <FormFrame initialValues={{ learnerId: null }} onSubmit={saved}>
      <LearnerField name="learnerId" />
      <SaveButton label="Save" />
    </FormFrame>,
    mocks,
  );
}

const box = () => screen.getByRole("combobox", { name: "Learner" });
const choices = () => screen.getAllByRole("option").map((option) => option.textContent);

beforeEach(() => saved.mockReset());

it("offers learners with kind, age, number, payer and region", async () => {
  const { user } = open({ mocks: [everybody] });
  await user.click(box());
  await screen.findByRole("option", { name: /Ada Obi/ });
  expect(choices()).toEqual([
    "Ada ObiDependent, 5 to 8 · C-000012, Ngozi Eze · UK",
    "Zara EzeDependent, 5 to 8 · C-000012, Ngozi Eze · UK",
  ]);
  expect(screen.getByText("A customer or a dependent.")).toBeVisible();
});

it("says when more match what was typed than are shown", async () => {
  const { user } = open({ mocks: [everybody, found("a", [aLearner("3", "Ada Obi")], 21)] });
  await user.type(box(), "a");
  expect(await screen.findByText("More learners match. Type more of the name.")).toBeVisible();
});

it("asks once the typing pauses, sets apart what was found, and chooses by keyboard", async () => {
  const { user, asked } = open({ mocks: [everybody, found("ade", [aLearner("3", "Adéọlá Bello")])] });
  await user.type(box(), "ade");
  const option = await screen.findByRole("option", { name: /Bello/ });
  expect(within(option).getByText("Adé").tagName).toBe("MARK");
  expect(asked.map(({ variables }) => (variables as { search: string }).search)).toEqual(["", "ade"]);
  await user.keyboard("{Enter}");
  expect(box()).toHaveValue("Adéọlá Bello");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ learnerId: "3" }, expect.anything()));
});

it("keeps the name of the chosen learner while others are searched for", async () => {
  const { user } = open({ mocks: [everybody, found("zz", [])] });
  await user.click(box());
  await user.click(await screen.findByRole("option", { name: /Zara Eze/ }));
  await user.clear(box());
  await user.type(box(), "zz");
  expect(await screen.findByText("No learners found.")).toBeVisible();
});

it("says that something went wrong where the search fails", async () => {
  const request = { query: LearnerSearchDocument, variables: { search: "", page: { number: 1, size: 20 } } };
  const { user } = open({ mocks: [{ request, error: new TypeError("gone") }] });
  await user.click(box());
  expect(await screen.findByText("Something went wrong")).toBeVisible();
});
