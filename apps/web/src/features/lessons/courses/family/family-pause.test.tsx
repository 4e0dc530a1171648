import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { FactRow } from "@app/ui/value/fact-row.tsx";
import { openAt } from "../../../../testing/open-at.tsx";
import { aCourse } from "../testing/courses.ts";
import { without } from "./days-back.tsx";
import {
  FamilyCoursesDocument,
  FamilyLessonsPauseDocument,
  FamilyLessonsResumeDocument,
  FamilyPauseDocument,
} from "./family-courses.generated.ts";
import { useFamilyPause } from "./family-pause-fact.public.tsx";
import { FamilyPause, FamilyPauseChange } from "./family-pause.form.tsx";
import { FamilyResume } from "./family-resume.form.tsx";

const customerId = "c".repeat(24);
const paused = aCourse({ pausedFrom: "2027-12-12", pausedUntil: "2028-01-02" });
const saved = { saved: { __typename: "FamilyCoursesPayload", courses: [paused], userErrors: [] } };
const found = { data: { confirmedLessons: { __typename: "ConfirmedLessonPage", items: [paused] } } };
const mocks = [
  ...[FamilyCoursesDocument, FamilyPauseDocument].map((query) => ({
    request: { query, variables: { customerId } },
    result: found,
    maxUsageCount: 5,
  })),
  ...[FamilyLessonsPauseDocument, FamilyLessonsResumeDocument].map((query) => ({
    request: { query, variables: () => true },
    result: { data: saved },
  })),
];
type Asked = ReturnType<typeof openAt>["asked"];
const sentBy = (asked: Asked, name: string) => asked.find(({ operationName }) => operationName === name)?.variables;

it("says when a family is away, with the ways to change it", async () => {
  const Facts = () => <FactRow facts={useFamilyPause(customerId)} />;
  openAt(<Facts />, { mocks: mocks as never });
  expect(await screen.findByText("Pause planned")).toBeVisible();
  expect(screen.getAllByRole("definition")[0]).toHaveTextContent("Sun 12 Dec 2027 to Sun 2 Jan 2028");
  expect(screen.getByRole("link", { name: "Change" })).toHaveAttribute("href", `?changePause=${customerId}`);
  expect(screen.getByRole("link", { name: "End earlier" })).toHaveAttribute("href", `?resumeLessons=${customerId}`);
});

it("changes the days of a pause, and says which are given back before it is done", async () => {
  const onClose = jest.fn();
  const { user, asked } = openAt(<FamilyPauseChange name="changePause" id={customerId} onClose={onClose} />, {
    mocks: mocks as never,
  });
  expect(await screen.findByText("These are the days of the pause as it is.")).toBeVisible();
  const until = screen.getByRole("textbox", { name: /Last day without lessons/ });
  await user.clear(until);
  await user.type(until, "2027-12-26");
  expect(await screen.findByText(/Lessons are booked again:/)).toHaveTextContent(
    "Lessons are booked again: Mon 27 Dec 2027 to Sun 2 Jan 2028.",
  );
  await user.click(screen.getByRole("button", { name: "Change the pause" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(asked, "FamilyLessonsPause")).toMatchObject({
    customerId,
    input: { courseIds: [paused.id], from: "2027-12-12", until: "2027-12-26", changes: true, reason: "TRAVEL" },
  });
});

it("lets lessons go on from a chosen day", async () => {
  const onClose = jest.fn();
  const { user, asked } = openAt(<FamilyResume name="resumeLessons" id={customerId} onClose={onClose} />, {
    mocks: mocks as never,
  });
  const day = await screen.findByRole("textbox", { name: /First day with lessons/ });
  await user.clear(day);
  await user.type(day, "2027-12-27");
  await user.click(screen.getByRole("button", { name: "Resume lessons" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sentBy(asked, "FamilyLessonsResume")).toMatchObject({ courseIds: [paused.id], on: "2027-12-27" });
});

it("says why no second pause can be planned, with the way to the first", async () => {
  openAt(<FamilyPause name="pauseLessons" id={customerId} onClose={() => undefined} />, { mocks: mocks as never });
  expect(await screen.findByRole("link", { name: "change its days" })).toHaveAttribute(
    "href",
    `?changePause=${customerId}`,
  );
  expect(screen.getByText(/There is one pause at a time/)).toBeVisible();
});

it("finds the days that two pauses do not share", () => {
  const days = (from: number, until: number) => ({ from: `2026-02-${from}`, until: `2026-02-${until}` });
  expect(without(days(10, 20), days(12, 18))).toEqual([days(10, 11), days(19, 20)]);
  expect(without(days(10, 20), days(10, 25))).toEqual([]);
  expect(without(days(10, 20), days(22, 25))).toEqual([days(10, 20)]);
});
