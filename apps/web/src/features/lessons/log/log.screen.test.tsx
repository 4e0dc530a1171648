import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { BookedLessonRecordDocument } from "../booked/booked-record.generated.ts";
import { aLesson } from "../booked/testing/lessons.ts";
import { LessonSettlementsDocument } from "../settlements/settlement-round.generated.ts";
import { aRound } from "../settlements/testing/rounds.ts";
import { LessonLogDocument, type LogEntryFragment } from "./log.generated.ts";
import { LogScreen } from "./log.screen.tsx";

const whole = { minutes: 60, chargeMinutes: 60, chargeBp: 10_000, payMinutes: 60, payBp: 10_000 };
const settled = { ...whole, sentence: "Charged.", at: aRound().at };
const lesson = aLesson({ settlement: { __typename: "LessonSettlement", ...settled } });
const entry: LogEntryFragment = {
  __typename: "LessonLogEntry",
  id: "e1",
  at: "2026-11-20T10:00:00.000Z",
  actorKind: "SYSTEM",
  actor: null,
  event: "CREATED",
  summary: "Booked for Tue 1 Dec 18:00.",
  changes: [],
};

function open(at: string, items: LogEntryFragment[]) {
  const pageInfo = { __typename: "PageInfo", number: 1, size: 100, totalCount: items.length };
  const mocks = [
    {
      request: { query: BookedLessonRecordDocument, variables: { id: lesson.id } },
      result: { data: { record: lesson } },
    },
    {
      request: { query: LessonSettlementsDocument, variables: { id: lesson.id } },
      result: { data: { bookedLesson: { __typename: "BookedLesson", id: lesson.id, settlements: [aRound()] } } },
      maxUsageCount: 5,
    },
    {
      request: { query: LessonLogDocument, variables: () => true },
      result: { data: { lessonLog: { __typename: "LessonLogEntryPage", items, pageInfo } } },
      maxUsageCount: 5,
    },
  ];
  return openAt(
    <Routes>
      <Route path="/log/:lessonId" element={<LogScreen />} />
    </Routes>,
    { at: `/log/${lesson.id}${at}`, mocks: mocks as never },
  );
}

it("tells what happened to a lesson, and what can be done with it", async () => {
  open("", [entry]);
  expect(await screen.findByRole("heading", { name: "L-000007-03: Igbo", level: 1 })).toBeVisible();
  expect(await screen.findByText("Booked for Tue 1 Dec 18:00.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Add note" })).toHaveAttribute("href", expect.stringContaining("note="));
  expect(screen.getByRole("link", { name: "L-000007" })).toBeVisible();
  expect(within(screen.getByRole("region", { name: "Settlement" })).getByText(/Not posted yet/)).toBeVisible();
});

it("asks for the events that the address names, and says where none is left", async () => {
  const { asked } = open("?event=no-show&who=staff", []);
  expect(await screen.findByText("Nothing of this lesson’s activity matches these filters.")).toBeVisible();
  expect(asked.find(({ operationName }) => operationName === "LessonLog")?.variables).toMatchObject({
    lessonId: lesson.id,
    filter: { event: ["NO_SHOW"], actorKind: ["STAFF"] },
  });
});
