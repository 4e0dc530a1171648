import { jest } from "@jest/globals";
import { graphql } from "graphql";
import type { LessonRating, RatingsOfLesson, StudentRating } from "@app/schema/upstreams/v1.records.generated.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aPage } from "../../testing/records.ts";
import { schema } from "../schema.ts";

const at = "2026-11-22T10:00:00.000Z";
const common = { createdAt: at, updatedAt: at, createdBy: "system", updatedBy: "system", version: 1, archivedAt: null };
const aRating = (over: Partial<LessonRating> = {}): LessonRating => ({
  ...common,
  _id: "g1",
  lessonId: "l1",
  tutorId: "t1",
  raterId: "c1",
  raterKind: "customer",
  rating: 4,
  tags: ["well-prepared"],
  comment: null,
  wouldContinue: null,
  visibleToTutor: true,
  onBehalf: "She called.",
  hiddenAt: null,
  hiddenReason: null,
  hiddenById: null,
  raterName: "Ngozi Eze",
  ...over,
});
const aStudentRating = (over: Partial<StudentRating> = {}): StudentRating => ({
  ...common,
  _id: "s1",
  lessonId: "l1",
  tutorId: "t1",
  onBehalf: null,
  levelAfter: null,
  note: null,
  engagement: 4,
  speaking: 5,
  listening: null,
  reading: null,
  writing: null,
  homework: null,
  overallTenths: 45,
  ...over,
});
const run = (fakes: Fakes, source: string) => graphql({ schema, source, contextValue: contextFor("admin", fakes) });

it("asks for ratings in the server's terms, and for the lessons that they are of once", async () => {
  const list = jest.fn((_query: string) => Promise.resolve(aPage([aRating(), aRating({ _id: "g2", rating: 2 })])));
  const byIds = jest.fn((_ids: readonly string[]) => Promise.resolve([]));
  const { data, errors } = await run(
    { lessonRating: { list }, bookedLesson: { byIds } },
    `{ lessonRatings(filter: { tutorId: ["t1"], tag: [WELL_PREPARED], hidden: false }, sort: RATING_ASC) {
      items { name rating tags raterKind raterName } } }`,
  );
  expect(errors).toBeUndefined();
  expect(list).toHaveBeenCalledWith("page=1&pageSize=25&sort=rating&tutorId=t1&tag=well-prepared&hidden=false");
  expect(byIds).toHaveBeenCalledTimes(1);
  expect(data?.lessonRatings).toMatchObject({
    items: [{ name: "Lesson: 4 of 5", tags: ["WELL_PREPARED"], raterKind: "CUSTOMER", raterName: "Ngozi Eze" }, {}],
  });
});

it("shows all that was said after a lesson, with the mean in whole and tenths", async () => {
  const said: RatingsOfLesson = {
    raters: [{ _id: "c1", name: "Ngozi Eze", kind: "customer" }],
    ratings: [aRating()],
    studentRating: aStudentRating(),
    askedAgainAt: null,
  };
  const ofLesson = jest.fn((_id: string) => Promise.resolve(said));
  const { data, errors } = await run(
    { lessonRating: { ofLesson } },
    '{ ratingsOfLesson(lessonId: "l1") { raters { id name kind } ratings { rating } studentRating { overall } askedAgainAt } }',
  );
  expect(errors).toBeUndefined();
  expect(ofLesson).toHaveBeenCalledWith("l1");
  expect(data?.ratingsOfLesson).toEqual({
    raters: [{ id: "c1", name: "Ngozi Eze", kind: "CUSTOMER" }],
    ratings: [{ rating: 4 }],
    studentRating: { overall: 4.5 },
    askedAgainAt: null,
  });
});

it("hides a rating with the reason, and asks again, each with the version", async () => {
  const fire = jest.fn((..._: unknown[]) => Promise.resolve(aRating({ hiddenAt: at })));
  await run(
    { lessonRating: { fire } },
    'mutation { lessonRatingHide(id: "g1", version: 3, reason: "Wrong lesson", idempotencyKey: "k") { lessonRating { hiddenAt } } }',
  );
  expect(fire).toHaveBeenLastCalledWith("g1", "hide", { version: 3, reason: "Wrong lesson" }, "k");
  const ask = jest.fn((..._: unknown[]) => Promise.reject(new Error("Not now")));
  await run(
    { bookedLesson: { fire: ask } },
    'mutation { bookedLessonAskRating(id: "l1", version: 2) { userErrors { message } } }',
  );
  expect(ask).toHaveBeenLastCalledWith("l1", "ask-rating", { version: 2 }, undefined);
});

it("sends what a tutor says of a learner in the server's terms", async () => {
  const create = jest.fn((..._: unknown[]) => Promise.resolve(aStudentRating()));
  const { data, errors } = await run(
    { studentRating: { create } },
    `mutation { studentRatingCreate(input: { lessonId: "l1", engagement: 4, speaking: 5, levelAfter: ELEMENTARY, onBehalf: "By email." }) {
      studentRating { overall } } }`,
  );
  expect(errors).toBeUndefined();
  expect(create).toHaveBeenCalledWith(
    { lessonId: "l1", engagement: 4, speaking: 5, levelAfter: "elementary", onBehalf: "By email." },
    undefined,
  );
  expect(data).toMatchObject({ studentRatingCreate: { studentRating: { overall: 4.5 } } });
});
