import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { choose } from "../../../../testing/choose.ts";
import { openAt } from "../../../../testing/open-at.tsx";
import {
  BookedLessonCancelDocument,
  BookedLessonCompleteDocument,
  BookedLessonRescheduleNowDocument,
} from "../booked-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";
import { aLesson } from "../testing/lessons.ts";
import { CancelForm } from "./cancel.form.tsx";
import { CompleteForm } from "./complete.form.tsx";
import { movedAddress } from "./move-address.ts";
import { LessonMoveConflictsDocument } from "./move-conflicts.generated.ts";
import { MoveForm } from "./move.form.tsx";

const lesson = aLesson({ status: "AWAITING_CONFIRMATION" });
const saved = { saved: { __typename: "BookedLessonPayload", record: aLesson({ version: 4 }), userErrors: [] } };
const mocks = [
  {
    request: { query: BookedLessonRecordDocument, variables: { id: lesson.id } },
    result: { data: { record: lesson } },
  },
  ...[BookedLessonCancelDocument, BookedLessonCompleteDocument].map((query) => ({
    request: { query, variables: () => true },
    result: { data: saved },
  })),
];

it("calls a lesson off for whom it says, and asks for a note where the reason is another one", async () => {
  const onClose = jest.fn();
  const { user, asked } = openAt(<CancelForm name="cancel" id={lesson.id} onClose={onClose} />, {
    at: "/",
    mocks: mocks as never,
  });
  const choose = async (field: RegExp, option: string) => {
    const choices = within(await screen.findByRole("radiogroup", { name: field }));
    await user.click(choices.getByRole("radio", { name: option }));
  };
  await choose(/Reason/, "Other");
  // Who cancels decides what it costs, so nobody is chosen already.
  await user.click(screen.getByRole("button", { name: "Cancel lesson" }));
  expect(await screen.findByText("Say on whose behalf.")).toBeVisible();
  await choose(/Who cancels/, "The tutor");
  await user.click(screen.getByRole("button", { name: "Cancel lesson" }));
  expect(await screen.findByText("Add a note for this reason.")).toBeVisible();
  await choose(/Reason/, "Sick");
  await user.click(screen.getByRole("button", { name: "Cancel lesson" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.find(({ operationName }) => operationName === "BookedLessonCancel")?.variables).toMatchObject({
    id: lesson.id,
    version: 3,
    input: { byKind: "TUTOR", reason: "SICK", note: null },
  });
});

it("says at once that a lesson is completed, and asks for nothing", async () => {
  const given = aLesson({ status: "COMPLETED" });
  openAt(<CancelForm name="cancel" id={given.id} onClose={jest.fn()} />, {
    at: "/",
    mocks: [
      {
        request: { query: BookedLessonRecordDocument, variables: { id: given.id } },
        result: { data: { record: given } },
      },
    ] as never,
  });
  expect(await screen.findByText("This lesson is completed, so it cannot be cancelled.")).toBeVisible();
  expect(screen.queryByRole("radiogroup")).not.toBeInTheDocument();
});

it("asks before Back loses what is typed, without offering to do it", async () => {
  const { user, router } = openAt(<CancelForm name="cancel" id={lesson.id} onClose={jest.fn()} />, {
    at: "/",
    mocks: mocks as never,
  });
  await user.type(await screen.findByLabelText(/Internal note/), "Rang at nine");
  await act(() => router.navigate("/?page=2"));
  expect(await screen.findByText("Leave without saving?")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
  expect(router.state.location.search).toBe("");
});

const outside = "This is outside Adaeze Obi's hours.";
const conflictsAt = (result: object) => ({
  maxUsageCount: 9,
  request: { query: LessonMoveConflictsDocument, variables: () => true },
  ...result,
});
const moving = (despite: boolean, answer: object) => ({
  request: {
    query: BookedLessonRescheduleNowDocument,
    variables: ({ input }: { input: { despite: boolean } }) => input.despite === despite,
  },
  result: { data: { saved: answer } },
});

/** Opens the form for a lesson and gives another time and a reason. */
async function openMove(id: string, more: readonly object[]) {
  const onClose = jest.fn();
  const { user, asked } = openAt(<MoveForm name="move" id={id} onClose={onClose} />, {
    at: "/",
    mocks: [...mocks, ...more] as never,
  });
  const time = await screen.findByLabelText(/At what time/);
  await user.clear(time);
  await user.type(time, "07:30");
  await user.click(within(screen.getByRole("radiogroup", { name: /Reason/ })).getByRole("radio", { name: "Travel" }));
  return { user, asked, onClose };
}

it("says while the time is typed what is unusual about it, and moves the lesson when it is meant", async () => {
  const found = { __typename: "LessonConflict", rule: "A", level: "SOFT", text: outside, at: null, count: 1 };
  const { user, asked, onClose } = await openMove(lesson.id, [
    conflictsAt({ result: { data: { lessonMoveConflicts: [found] } } }),
    moving(true, saved.saved),
  ]);
  expect(await screen.findByText(outside)).toBeVisible();
  await user.click(screen.getByRole("switch", { name: "Move it all the same" }));
  await user.click(screen.getByRole("button", { name: "Move lesson" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.at(-1)?.variables).toMatchObject({
    input: { byKind: "CUSTOMER", reason: "TRAVEL", date: "2026-12-01", time: "07:30", despite: true, note: null },
  });
});

it("asks whether it is meant once the server has refused, where the calendars could not be checked", async () => {
  const refused = {
    __typename: "BookedLessonPayload",
    record: null,
    userErrors: [{ __typename: "FieldError", message: outside, code: "VALIDATION", path: ["despite"] }],
  };
  const { user, onClose } = await openMove(lesson.id, [
    conflictsAt({ error: new Error("Network error") }),
    moving(false, refused),
    moving(true, saved.saved),
  ]);
  expect(await screen.findByText(/Nobody could check the calendars/)).toBeVisible();
  expect(screen.queryByRole("switch")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Move lesson" }));
  await user.click(await screen.findByRole("switch", { name: "Move it all the same" }));
  await user.click(screen.getByRole("button", { name: "Move lesson" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("begins with the time that a lesson was dragged to, by the clock it keeps to", async () => {
  openAt(<MoveForm name="move" id={movedAddress(lesson.id, new Date("2026-12-03T09:30:00Z"))} onClose={jest.fn()} />, {
    at: "/",
    mocks: [...mocks, conflictsAt({ result: { data: { lessonMoveConflicts: [] } } })] as never,
  });
  expect(await screen.findByLabelText(/At what time/)).toHaveValue("09:30");
  expect(await screen.findByText("Everyone is free.")).toBeVisible();
});

it("completes a lesson with what was covered, and leaves out what was left empty", async () => {
  const onClose = jest.fn();
  const { user, asked } = openAt(<CompleteForm name="complete" id={lesson.id} onClose={onClose} />, {
    at: "/",
    mocks: mocks as never,
  });
  await user.type(await screen.findByLabelText(/What was covered/), "Greetings");
  await user.click(screen.getByRole("button", { name: "Complete lesson" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.find(({ operationName }) => operationName === "BookedLessonComplete")?.variables).toMatchObject({
    input: { covered: "Greetings", homework: null, nextSteps: null, actualMinutes: null, shortBecause: null },
  });
});

it("asks why a lesson was shorter than agreed, and what follows from it", async () => {
  const onClose = jest.fn();
  const { user, asked } = openAt(<CompleteForm name="complete" id={lesson.id} onClose={onClose} />, {
    at: "/",
    mocks: mocks as never,
  });
  await user.type(await screen.findByLabelText(/What was covered/), "Greetings");
  expect(screen.queryByLabelText("Why it was shorter")).toBeNull();
  await user.type(screen.getByLabelText(/Minutes given/), "40");
  await user.click(screen.getByRole("button", { name: "Complete lesson" }));
  expect(await screen.findAllByText("Choose why the lesson was shorter.")).toHaveLength(1);
  await choose(user, "Why it was shorter", "Power or internet failed");
  expect(screen.getByText(/nothing if it was less than a quarter/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Complete lesson" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.find(({ operationName }) => operationName === "BookedLessonComplete")?.variables).toMatchObject({
    input: { actualMinutes: 40, shortBecause: "OUTAGE" },
  });
});

it("says once that a regular lesson needs a report, before anything is sent", async () => {
  const { user, asked } = openAt(<CompleteForm name="complete" id={lesson.id} onClose={jest.fn()} />, {
    at: "/",
    mocks: mocks as never,
  });
  await user.click(await screen.findByRole("button", { name: "Complete lesson" }));
  expect(await screen.findAllByText("Add a short lesson report before completing.")).toHaveLength(1);
  expect(screen.getByText("Fill in the form to see them.")).toBeVisible();
  expect(asked.map(({ operationName }) => operationName)).not.toContain("BookedLessonComplete");
});
