import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { aTutor } from "../testing/tutors.ts";
import { TutorUpdateDocument } from "../tutor-mutations.generated.ts";
import { TutorRecordDocument } from "../tutor.generated.ts";
import { HoursForm } from "./hours.form.tsx";

const tutor = aTutor();
const record = {
  request: { query: TutorRecordDocument, variables: { id: tutor.id } },
  result: { data: { record: tutor } },
  maxUsageCount: 3,
};
const saves = (hours: object[]) => ({
  request: {
    query: TutorUpdateDocument,
    variables: ({ idempotencyKey: _, ...rest }: Record<string, unknown>) =>
      JSON.stringify(rest) === JSON.stringify({ id: tutor.id, version: 3, input: { hours } }),
  },
  result: { data: { saved: { __typename: "TutorPayload", record: aTutor({ version: 4 }), userErrors: [] } } },
});
function open(...mocks: object[]) {
  const onClose = jest.fn();
  const form = <HoursForm name="hours" id={tutor.id} onClose={onClose} />;
  return { onClose, ...openAt(form, { mocks: [record, ...mocks] as never }) };
}
const day = async (name: string) => within(await screen.findByRole("group", { name }));
const sunday = { weekday: 7, start: "00:00", end: "02:00" };

it("takes times as they are typed short, and copies a day to the others", async () => {
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: "08:30", end: "19:00" }));
  const { user, onClose } = open(saves([...week, sunday]));
  const monday = await day("Monday");
  const from = monday.getByLabelText("Monday, from");
  await user.clear(from);
  await user.type(from, "830");
  await user.click(monday.getByRole("button", { name: "Copy Monday to Monday to Friday" }));
  await user.click(screen.getByRole("button", { name: "Save hours" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("says at the later one which hours overlap, before anything is sent", async () => {
  const { user, asked } = open();
  const monday = await day("Monday");
  await user.click(monday.getByRole("button", { name: "Add hours on Monday" }));
  const [, from] = monday.getAllByLabelText("Monday, from");
  const [, until] = monday.getAllByLabelText("Monday, until");
  await waitFor(() => expect(from).toHaveFocus());
  await user.type(from!, "18");
  await user.type(until!, "20");
  await user.click(screen.getByRole("button", { name: "Save hours" }));
  expect(await screen.findByText("These hours overlap 15:00–19:00.")).toBeVisible();
  expect(from).toHaveAttribute("aria-invalid", "true");
  expect(asked.map(({ operationName }) => operationName)).not.toContain("TutorUpdate");
});
