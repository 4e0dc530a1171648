import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { HistoryDocument, type HistoryEntryFragment } from "../../../shared/history/history.generated.ts";
import { JournalColleaguesDocument } from "../../journal/journal.generated.ts";
import { LessonScreen } from "../lesson/lesson.screen.tsx";
import { CreatorScreen } from "../creators/detail/creator.screen.tsx";
import { CreatorRecordDocument, type CreatorRowFragment } from "../creators/creators.generated.ts";
import { SubjectScreen } from "../node/node.screen.tsx";
import { aSubject } from "../testing/nodes.ts";
import { aLessonAnswer, aReviewSession } from "../testing/lessons.ts";

const aCreator: CreatorRowFragment = {
  __typename: "ContentCreator",
  id: "u7",
  version: 2,
  languages: ["Igbo"],
  specialities: [],
  weeklyTarget: 5,
  status: "ACTIVE",
  openCount: 0,
  inReviewCount: 0,
  overdueCount: 0,
  publishedThisMonth: 0,
  changesRequestedRate: null,
  medianDays: null,
  person: { __typename: "StaffUser", id: "u7", name: "Bọ́lá Adé" },
};

type Mocks = NonNullable<NonNullable<Parameters<typeof openAt>[1]>["mocks"]>;
const entry = (
  id: string,
  action: HistoryEntryFragment["action"],
  changes: readonly [field: string, before: unknown, after: unknown][],
): HistoryEntryFragment => ({
  __typename: "HistoryEntry",
  id,
  at: "2026-10-21T09:00:00.000Z",
  action,
  changedBy: "Ada Obi",
  isOwn: false,
  reason: null,
  version: 2,
  changes: changes.map(([field, before, after]) => ({ __typename: "FieldChange", field, before, after })),
});
/** A save of a session, by what it did to which blocks. */
const written = (id: string, time: string, deeds: Record<string, readonly string[]>): HistoryEntryFragment => ({
  ...entry(
    id,
    "UPDATED",
    Object.entries(deeds).map(([deed, blocks]) => [
      deed,
      null,
      blocks.map((block) => ({ id: block, name: `Block ${block}` })),
    ]),
  ),
  at: `2026-10-20T${time}:00.000Z`,
});
const historyOf = (kind: string, id: string, entries: readonly HistoryEntryFragment[]): Mocks[number] => ({
  request: { query: HistoryDocument, variables: (asked) => asked.kind === kind && asked.id === id },
  result: {
    data: {
      history: {
        __typename: "HistoryConnection",
        edges: entries.map((node) => ({ __typename: "HistoryEdge", cursor: node.id, node })),
        pageInfo: { __typename: "CursorInfo", hasNextPage: false, endCursor: null },
      },
    },
  },
  maxUsageCount: 3,
});
const colleagues: Mocks[number] = {
  request: { query: JournalColleaguesDocument, variables: () => true },
  result: {
    data: {
      colleagues: {
        __typename: "ColleaguePage",
        items: [{ __typename: "StaffUser", id: "u7", name: "Bọ́lá Adé" }],
      },
    },
  } as never,
  maxUsageCount: 3,
};

it("says of a lesson who wrote it from when on and where it came to, in plain words", async () => {
  const { user } = openAt(
    <Routes>
      <Route path="/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId/:lessonId" element={<LessonScreen />} />
    </Routes>,
    {
      at: "/app/content/exam/yoruba-1/s1/t1/c1/l1",
      mocks: [
        aLessonAnswer("DRAFT", aReviewSession()),
        colleagues,
        historyOf("EXAM_LESSON", "l1", [
          entry("4", "STATE_CHANGED", [
            ["contentStatus", "Draft", "Review"],
            ["reviewerId", null, "u7"],
          ]),
          entry("3", "UPDATED", [["assigneeId", null, "u7"]]),
          entry("2", "UPDATED", [["dueOn", null, "2026-10-30"]]),
          { ...written("w3", "10:00", { removed: ["b2"] }), version: null },
          { ...written("w2", "09:30", { changed: ["b1", "b3"] }), version: null },
          { ...written("w1", "09:29", { added: ["b1", "b2"] }), version: null },
          entry("1", "CREATED", []),
        ]),
      ],
      session: aSession({ viewer: aViewer("super-admin") }),
    },
  );
  await user.click(await screen.findByRole("button", { name: "More actions" }));
  await user.click(await screen.findByRole("menuitem", { name: "History" }));
  const panel = within(await screen.findByRole("dialog", { name: "History of Ìkíni: listen" }));
  expect(await panel.findByText("Ada Obi set Writer to Bọ́lá Adé.")).toBeVisible();
  expect(panel.getByText("Ada Obi changed Status from Draft to Review.")).toBeVisible();
  expect(panel.getByText("Ada Obi set Due to Fri 30 Oct 2026.")).toBeVisible();
  expect(panel.getByText("Ada Obi added this.")).toBeVisible();
  // Saves of one sitting are one: b2 came and went.
  expect(panel.getByText("Ada Obi added 1 block and changed 1 in the session.")).toBeVisible();
  expect(panel.getByText("Block b3")).toBeVisible();
  expect(panel.getByText("Reviewer")).toBeVisible();
  // Whom a lesson was given to is not brought back like a title.
  expect(panel.queryByText("Restore earlier values")).toBeNull();
});

it("says of a subject how it was named before, and where it stood", async () => {
  const { user } = openAt(
    <Routes>
      <Route path="/app/content/exam/:examSlug/:subjectId" element={<SubjectScreen />} />
    </Routes>,
    {
      at: "/app/content/exam/yoruba-1/s1",
      mocks: [
        aSubject(),
        historyOf("EXAM_PART", "s1", [
          entry("2", "UPDATED", [["order", 0, 2]]),
          entry("1", "UPDATED", [["name", "Talking", "Speaking"]]),
        ]),
      ],
      session: aSession({ viewer: aViewer("director") }),
    },
  );
  await user.click(await screen.findByRole("button", { name: "History" }));
  const panel = within(await screen.findByRole("dialog", { name: "History of Speaking" }));
  expect(await panel.findByText("Ada Obi changed Position from 1 to 3.")).toBeVisible();
  expect(panel.getByText("Ada Obi changed Name from Talking to Speaking.")).toBeVisible();
  expect(panel.queryByText("Restore earlier values")).toBeNull();
});

it("keeps what became of a content creator in a tab", async () => {
  openAt(
    <Routes>
      <Route path="/app/content/content-creator/:userId" element={<CreatorScreen />} />
    </Routes>,
    {
      at: "/app/content/content-creator/u7?tab=activity",
      mocks: [
        { request: { query: CreatorRecordDocument, variables: { id: "u7" } }, result: { data: { record: aCreator } } },
        historyOf("CONTENT_CREATOR", "u7", [entry("1", "UPDATED", [["weeklyTarget", 3, 5]])]),
      ],
      session: aSession({ viewer: aViewer("super-admin") }),
    },
  );
  expect(await screen.findByText("Ada Obi changed Lessons a week from 3 to 5.")).toBeVisible();
});
