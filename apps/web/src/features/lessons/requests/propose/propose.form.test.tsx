import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../../testing/open-at.tsx";
import { TutorChoicesDocument } from "../../../tutors/tutor-choices.generated.ts";
import { LessonRequestProposeDocument } from "../request-mutations.generated.ts";
import { LessonRequestMatchesDocument, LessonRequestRecordDocument } from "../request.generated.ts";
import { aRequest } from "../testing/requests.ts";
import { LessonConflictsDocument, type LessonConflictsQuery } from "./conflicts.generated.ts";
import { ProposeForm } from "./propose.form.tsx";

const request = aRequest();
const tutorId = "7".repeat(24);
type Conflicts = NonNullable<LessonConflictsQuery["lessonConflicts"]>;
const conflict = (level: "HARD" | "SOFT", text: string): Conflicts[number] => ({
  __typename: "LessonConflict",
  rule: "OUTSIDE_HOURS",
  level,
  text,
  at: null,
  count: 1,
});

function open(
  conflicts: Conflicts,
  times: object = {},
  at = `/?tutor=${tutorId}`,
  usualPrice: object | null = null,
  delay = () => 0,
) {
  const onClose = jest.fn();
  const tutor = { __typename: "Tutor", id: tutorId, name: "Adaeze Obi", timeZone: "Africa/Lagos", status: "ACTIVE" };
  const match = {
    __typename: "TutorMatch",
    tutor,
    isFree: true,
    reasons: [],
    firstSlots: [],
    nearestSlots: [],
    ...times,
  };
  const mocks = [
    {
      request: { query: LessonRequestRecordDocument, variables: { id: request.id } },
      result: { data: { record: request } },
    },
    {
      request: { query: LessonRequestMatchesDocument, variables: { id: request.id } },
      result: {
        data: { lessonRequest: { __typename: "LessonRequest", id: request.id, matches: [match], usualPrice } },
      },
      maxUsageCount: 5,
    },
    { request: { query: TutorChoicesDocument }, result: { data: { onboardedTutors: [] } }, maxUsageCount: 5 },
    {
      request: { query: LessonConflictsDocument, variables: () => true },
      result: { data: { lessonConflicts: conflicts } },
      delay,
      maxUsageCount: 20,
    },
    {
      request: { query: LessonRequestProposeDocument, variables: () => true },
      result: {
        data: { saved: { __typename: "LessonRequestPayload", record: aRequest({ version: 3 }), userErrors: [] } },
      },
    },
  ];
  const form = <ProposeForm name="propose" id={request.id} onClose={onClose} />;
  return { onClose, ...openAt(form, { at, mocks: mocks as never }) };
}
const price = () => screen.findByLabelText("Price of a lesson, 45 min");
const send = () => screen.getByRole("button", { name: "Propose" });

it("begins with the times and the currency of whoever asked, and sends the price in minor units", async () => {
  const { user, asked, onClose } = open([]);
  await user.type(await price(), "22.50");
  expect(screen.getByRole("combobox", { name: "Tutor" })).toHaveValue("Adaeze Obi");
  expect(screen.getByLabelText("Start of lesson 1")).toHaveValue("18:00");
  expect(await screen.findByText("No conflicts in the next eight weeks.")).toBeVisible();
  await user.click(send());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const sent = asked.find(({ operationName }) => operationName === "LessonRequestPropose")?.variables;
  expect(sent).toMatchObject({
    id: request.id,
    version: 2,
    input: {
      tutorId,
      anchorTimeZone: "Europe/London",
      slots: [{ weekday: 2, start: "18:00" }],
      lessonCount: null,
      priceAmount: 2250,
      priceCurrency: "GBP",
      billing: "ONGOING",
      despite: false,
    },
  });
});

it("begins with the price that is usual, says where it is from, and lets it be changed", async () => {
  const source = "As in L-000007: Igbo, $30.00 for 60 min.";
  const usual = { __typename: "UsualPrice", priceAmount: 2250, priceCurrency: "USD", source };
  const { user, asked } = open([], {}, undefined, usual);
  expect(await price()).toHaveValue("22.50");
  expect(screen.getByText(source)).toBeVisible();
  await user.clear(await price());
  await user.type(await price(), "24");
  await user.click(send());
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toContain("LessonRequestPropose"));
  const sent = asked.find(({ operationName }) => operationName === "LessonRequestPropose")?.variables;
  expect(sent).toMatchObject({ input: { priceAmount: 2400, priceCurrency: "USD" } });
});

it("gives no verdict on other times than those typed now", async () => {
  let answers = 0;
  const delay = () => (answers++ === 0 ? 0 : 60_000);
  const { user } = open([], {}, undefined, null, delay);
  await price();
  expect(await screen.findByText("No conflicts in the next eight weeks.")).toBeVisible();
  await user.clear(screen.getByLabelText("Start of lesson 1"));
  await user.type(screen.getByLabelText("Start of lesson 1"), "19:00");
  expect(await screen.findByText("Checking the tutor’s calendar…")).toBeVisible();
  expect(screen.queryByText("No conflicts in the next eight weeks.")).toBeNull();
});

it("asks whether what is unusual is meant", async () => {
  open([conflict("SOFT", "This is outside Adaeze Obi's hours.")]);
  await price();
  expect(await screen.findByText("This is outside Adaeze Obi's hours.")).toBeVisible();
  expect(screen.getByRole("switch", { name: "Propose all the same" })).not.toBeChecked();
});

it("offers no way past what forbids the lessons", async () => {
  open([conflict("HARD", "Adaeze Obi is not taking lessons.")]);
  await price();
  expect(await screen.findByText("Adaeze Obi is not taking lessons.")).toBeVisible();
  expect(screen.getByText("Choose another time or another tutor.")).toBeVisible();
  expect(screen.queryByRole("switch", { name: "Propose all the same" })).toBeNull();
});

const slot = (start: string, end: string) => ({ __typename: "FoundSlot", start, end });

it("begins with the first free time that the matches show, of the best match where nobody was chosen", async () => {
  const first = { ...slot("2099-11-24T18:15:00.000Z", "2099-11-24T19:00:00.000Z"), __typename: "FreeSlot", time: 0 };
  open([], { firstSlots: [first] }, "/");
  await price();
  expect(screen.getByRole("combobox", { name: "Tutor" })).toHaveValue("Adaeze Obi");
  expect(screen.getByLabelText("Start of lesson 1")).toHaveValue("18:15");
  expect(screen.getByLabelText(/First lesson on or after/)).toHaveValue("24 Nov 2099");
});

it("begins with the nearest free time where none of the times asked for fits, and says so", async () => {
  const nearest = slot("2099-11-25T17:30:00.000Z", "2099-11-25T18:15:00.000Z");
  open([], { isFree: false, nearestSlots: [nearest] });
  await price();
  expect(screen.getByLabelText("Start of lesson 1")).toHaveValue("17:30");
  expect(screen.getByText(/Adaeze Obi is not free at the times asked for/)).toBeVisible();
});

it("begins with the time that was chosen in the finder", async () => {
  open([], {}, `/?tutor=${tutorId}&at=2099-11-26T19:30:00.000Z`);
  await price();
  expect(screen.getByLabelText("Start of lesson 1")).toHaveValue("19:30");
});
