import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { openAt } from "../../../testing/open-at.tsx";
import { BookedLessonRecordDocument } from "../booked/booked-record.generated.ts";
import { aLesson } from "../booked/testing/lessons.ts";
import { LessonRatingCreateDocument, LessonRatingHideDocument } from "./rating-mutations.generated.ts";
import {
  LessonRatingRecordDocument,
  RatingsOfLessonDocument,
  type LessonRatingRecordFragment,
  type RatingsOfLessonQuery,
} from "./rating.generated.ts";
import { RatingScreen } from "./rating.screen.tsx";

type Said = NonNullable<RatingsOfLessonQuery["ratingsOfLesson"]>;

const lesson = aLesson({ status: "COMPLETED" });
const now = new Date().toISOString();
const rating: LessonRatingRecordFragment = {
  __typename: "LessonRating",
  id: "g1",
  name: "L-000007-03: 4 of 5",
  version: 1,
  createdAt: now,
  updatedAt: now,
  lessonId: lesson.id,
  raterId: "c".repeat(24),
  raterName: "Ngozi Eze",
  raterKind: "CUSTOMER",
  rating: 4,
  tags: ["CLEAR"],
  comment: "Lively.",
  wouldContinue: true,
  visibleToTutor: true,
  onBehalf: "She called.",
  hiddenAt: null,
  hiddenReason: null,
  hiddenBy: null,
  writtenBy: null,
};
const nothing: Said = {
  __typename: "RatingsOfLesson",
  ratings: [],
  studentRating: null,
  askedAgainAt: null,
  raters: [
    { __typename: "LessonRater", id: "c".repeat(24), name: "Ngozi Eze", kind: "CUSTOMER" },
    { __typename: "LessonRater", id: "d".repeat(24), name: "Ada Eze", kind: "LEARNER" },
  ],
};

function open(said: Said, { as = lesson, at = "", mocks = [] as object[] } = {}) {
  const all = [
    { request: { query: BookedLessonRecordDocument, variables: { id: as.id } }, result: { data: { record: as } } },
    {
      request: { query: RatingsOfLessonDocument, variables: { lessonId: as.id } },
      result: { data: { ratingsOfLesson: said } },
      maxUsageCount: 9,
    },
    {
      request: { query: LessonRatingRecordDocument, variables: { id: rating.id } },
      result: { data: { record: rating } },
    },
    ...mocks,
  ];
  return openAt(
    <Routes>
      <Route path="/rating/:lessonId" element={<RatingScreen />} />
    </Routes>,
    { at: `/rating/${as.id}${at}`, mocks: all as never },
  );
}

it("says that a lesson has not been rated, and offers what may be said of it", async () => {
  open(nothing);
  expect(await screen.findByText("This lesson has not been rated.")).toBeVisible();
  expect(screen.getByText("The tutor has not rated the learner.")).toBeVisible();
  for (const name of ["Add rating", "Add student rating", "Ask again"])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", expect.stringContaining(lesson.id));
});

it("offers nothing to be said of a lesson that was not given", async () => {
  open(nothing, { as: aLesson({ status: "BOOKED" }) });
  expect(await screen.findByText("Only completed lessons can be rated.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add rating" })).toBeNull();
});

it("shows both sides, and that a rating is hidden and why", async () => {
  open({
    ...nothing,
    ratings: [rating, { ...rating, id: "g2", raterName: "Ada Eze", hiddenAt: now, hiddenReason: "Wrong lesson" }],
    studentRating: {
      __typename: "StudentRating",
      id: "s1",
      name: "L-000007-03: 4.5 of 5",
      version: 1,
      createdAt: now,
      updatedAt: now,
      lessonId: lesson.id,
      overall: 4.5,
      engagement: 4,
      speaking: 5,
      listening: null,
      reading: null,
      writing: null,
      homework: null,
      levelAfter: null,
      note: "Well done",
      onBehalf: null,
    },
  });
  expect(await screen.findByText("Lively.", { selector: "li:first-of-type p" })).toBeVisible();
  expect(screen.getAllByText(/Clear · Would continue/)).toHaveLength(2);
  const [, hidden] = screen.getAllByRole("listitem").filter((item) => within(item).queryByText(/4 of 5/));
  expect(within(hidden as HTMLElement).getByText(/Wrong lesson/)).toBeVisible();
  expect(within(hidden as HTMLElement).getByRole("link", { name: "Show again" })).toBeVisible();
  expect(screen.getByText("Engagement 4 · Speaking 5")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Ask again" })).toBeNull();
});

it("asks for the stars and for how staff know, and sends what was said", async () => {
  const saved = { saved: { __typename: "LessonRatingPayload", record: rating, userErrors: [] } };
  const { user, asked } = open(nothing, {
    at: `?rate=${lesson.id}`,
    mocks: [{ request: { query: LessonRatingCreateDocument, variables: () => true }, result: { data: saved } }],
  });
  const form = within(await screen.findByRole("dialog"));
  const choose = async (field: RegExp, option: string) => {
    await user.click(await form.findByRole("combobox", { name: field }));
    await user.click(await screen.findByRole("option", { name: option }));
  };
  await choose(/Who rates/, "Ada Eze, the learner");
  await user.click(form.getByRole("button", { name: /Add rating|Save/ }));
  expect(await form.findByText("Choose 1 to 5 stars.")).toBeVisible();
  expect(form.getByText("Say how they told you.")).toBeVisible();
  await choose(/^Rating/, "4 of 5");
  await choose(/Would they continue/, "Yes");
  await user.type(form.getByLabelText(/How they told you/), "She called.");
  await user.click(form.getByRole("button", { name: /Add rating|Save/ }));
  await waitFor(() =>
    expect(asked.find(({ operationName }) => operationName === "LessonRatingCreate")?.variables).toMatchObject({
      input: {
        lessonId: lesson.id,
        raterId: "d".repeat(24),
        rating: 4,
        tags: [],
        comment: null,
        wouldContinue: true,
        visibleToTutor: true,
        onBehalf: "She called.",
      },
    }),
  );
});

it("hides a rating only with a reason", async () => {
  const hidden = { ...rating, version: 2, hiddenAt: now, hiddenReason: "Wrong lesson" };
  const saved = { saved: { __typename: "LessonRatingPayload", record: hidden, userErrors: [] } };
  const { user, asked } = open(
    { ...nothing, ratings: [rating] },
    {
      at: "?hideRating=g1",
      mocks: [{ request: { query: LessonRatingHideDocument, variables: () => true }, result: { data: saved } }],
    },
  );
  const form = within(await screen.findByRole("dialog", { name: "Hide Ngozi Eze’s rating?" }));
  await user.click(await form.findByRole("button", { name: "Hide rating" }));
  expect(await form.findByText("Reason is required.")).toBeVisible();
  await user.type(form.getByLabelText(/Reason/), "Wrong lesson");
  await user.click(form.getByRole("button", { name: "Hide rating" }));
  await waitFor(() =>
    expect(asked.find(({ operationName }) => operationName === "LessonRatingHide")?.variables).toMatchObject({
      id: "g1",
      version: 1,
      reason: "Wrong lesson",
    }),
  );
});
