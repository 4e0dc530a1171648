import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../../testing/open-at.tsx";
import { LessonRequestConfirmDocument } from "../request-mutations.generated.ts";
import { LessonRequestRecordDocument, type ProposalItemFragment } from "../request.generated.ts";
import { aRequest } from "../testing/requests.ts";
import { ConfirmForm } from "./confirm.form.tsx";
import { LessonConfirmationDocument, type LessonConfirmationQuery } from "./confirmation.generated.ts";

const tutor = { __typename: "Tutor" as const, id: "7".repeat(24), name: "Adaeze Obi" };
const proposal: ProposalItemFragment = {
  __typename: "LessonProposal",
  id: "p".repeat(24),
  tutor: { ...tutor, timeZone: "Africa/Lagos" },
  state: "ACCEPTED",
  anchorTimeZone: "Europe/London",
  startOn: "2026-12-01",
  endOn: null,
  lessonCount: null,
  slots: [{ __typename: "ProposedSlot", weekday: 2, start: "18:00" }],
  priceAmount: 2250,
  priceCurrency: "GBP",
  billing: "PREPAID",
  note: null,
  sentBy: null,
  answerNote: "By phone",
  sentAt: "2026-11-22T10:00:00.000Z",
  expiresAt: "2026-11-24T10:00:00.000Z",
  tutorAnsweredAt: "2026-11-22T11:00:00.000Z",
  customerAnsweredAt: null,
};
const request = aRequest({ status: "TUTOR_ACCEPTED", proposedTutor: tutor, proposals: [proposal] });

type Planned = NonNullable<LessonConfirmationQuery["lessonConfirmation"]>;
type Lesson = Planned["lessons"][number];
const lesson = (date: string, ...conflicts: Lesson["conflicts"]): Lesson => ({
  __typename: "PlannedLesson",
  date,
  time: "18:00",
  start: `${date}T18:00:00.000Z`,
  clockChange: null,
  conflicts,
});
const busy: Lesson["conflicts"][number] = {
  __typename: "LessonConflict",
  rule: "TUTOR_BUSY",
  level: "HARD",
  text: "Adaeze Obi already has a lesson Tue 8 Dec 18:00–19:00.",
};
const unusual: Lesson["conflicts"][number] = {
  __typename: "LessonConflict",
  rule: "OUTSIDE_HOURS",
  level: "SOFT",
  text: "This is outside Adaeze Obi's hours.",
};

function open(lessons: Lesson[], userErrors: readonly object[] = []) {
  const onClose = jest.fn();
  const answer = ({ skipDates }: { skipDates?: readonly string[] | null }) => ({
    data: {
      lessonConfirmation: {
        __typename: "LessonConfirmation",
        startOn: "2026-12-01",
        conflicts: [],
        lessons: lessons.filter(({ date }) => !skipDates?.includes(date)),
      },
    },
  });
  const mocks = [
    {
      request: { query: LessonRequestRecordDocument, variables: { id: request.id } },
      result: { data: { record: request } },
    },
    { request: { query: LessonConfirmationDocument, variables: () => true }, result: answer, maxUsageCount: 10 },
    {
      request: { query: LessonRequestConfirmDocument, variables: () => true },
      result: {
        data: {
          saved: {
            __typename: "LessonRequestPayload",
            record: userErrors.length > 0 ? null : aRequest({ version: 4 }),
            userErrors,
          },
        },
      },
    },
  ];
  const form = <ConfirmForm name="confirm" id={request.id} onClose={onClose} />;
  return { onClose, ...openAt(form, { at: "/", mocks: mocks as never }) };
}
const send = () => screen.getByRole("button", { name: "Confirm lessons" });

it("says how many lessons are booked, with the billing that was proposed", async () => {
  const { user, asked, onClose } = open([lesson("2026-12-01"), lesson("2026-12-08")]);
  expect(await screen.findByText(/2 lessons are booked at once, from/)).toHaveTextContent(
    "from Tue 1 Dec until Tue 8 Dec, by the clock of London.",
  );
  expect(screen.getByText("Everyone is free at these times.")).toBeVisible();
  await user.type(screen.getByLabelText(/Internal note/), "By phone");
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.find(({ operationName }) => operationName === "LessonRequestConfirm")?.variables).toMatchObject({
    id: request.id,
    version: 2,
    input: { billing: "PREPAID", skipDates: [], despite: false, note: "By phone" },
  });
});

it("leaves out the days on which somebody is busy, and asks whether the others are meant", async () => {
  const { user, asked, onClose } = open([lesson("2026-12-01", unusual), lesson("2026-12-08", busy)]);
  expect(await screen.findByText(busy.text)).toBeVisible();
  expect(screen.queryByRole("switch", { name: "Book all the same" })).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Skip Tue 8 Dec" }));
  expect(await screen.findByText(/One lesson is booked, on/)).toBeVisible();
  await user.click(await screen.findByRole("switch", { name: "Book all the same" }));
  expect(screen.getByRole("switch", { name: "Skip Tue 8 Dec" })).toBeChecked();
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.find(({ operationName }) => operationName === "LessonRequestConfirm")?.variables).toMatchObject({
    input: { skipDates: ["2026-12-08"], despite: true, note: null },
  });
});

it.each([[[]], [["skipDates"]]])("says what stands in the way once, also once it was refused at %p", async (path) => {
  const refusal = { __typename: "FieldError", message: busy.text, code: "WRONG_STATE", path };
  const { user, asked } = open([lesson("2026-12-01"), lesson("2026-12-08", busy)], [refusal]);
  expect(await screen.findByText(busy.text)).toBeVisible();
  await user.click(send());
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain("LessonRequestConfirm"));
  await waitFor(() => expect(send()).toBeEnabled());
  expect(screen.getAllByText(busy.text)).toHaveLength(1);
});
