import { jest } from "@jest/globals";
import { graphql } from "graphql";
import type { PersonLessons, TutorFigures } from "@app/schema/upstreams/v1.records.generated.ts";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { aCustomer, aPage } from "../../testing/records.ts";
import { schema } from "../schema.ts";

const at = "2026-12-01T10:00:00.000Z";
const run = (fakes: Fakes, source: string) => graphql({ schema, source, contextValue: contextFor("admin", fakes) });

it("asks once for the next and the last lesson of a whole page of customers", async () => {
  const of = jest.fn((_owner: string, ids: readonly string[]) =>
    Promise.resolve(
      ids.map((_id, n): PersonLessons => ({
        _id,
        lastLesson: null,
        nextLesson: n === 0 ? { _id: "l1", startAt: at, tutorId: "t1" } : null,
      })),
    ),
  );
  const list = jest.fn(() => Promise.resolve(aPage([aCustomer({ _id: "c1" }), aCustomer({ _id: "c2" })])));
  const { data, errors } = await run(
    { customer: { list }, peopleLessons: { of } },
    "{ customers(filter: { upcoming: true }) { items { nextLesson { id startAt } lastLesson { id } } } }",
  );
  expect(errors).toBeUndefined();
  expect(of).toHaveBeenCalledTimes(1);
  expect(of).toHaveBeenCalledWith("customer", ["c1", "c2"]);
  expect(list).toHaveBeenCalledWith(expect.stringContaining("upcoming=true"));
  expect(data?.customers).toEqual({
    items: [
      { nextLesson: { id: "l1", startAt: at }, lastLesson: null },
      { nextLesson: null, lastLesson: null },
    ],
  });
});

it("shows a tutor's figures, the mean in whole and tenths, and none where nothing was said", async () => {
  const figures = (ratingTenths: number | null): TutorFigures => ({
    _id: "t1",
    nextLesson: null,
    minutesThisWeek: 90,
    ratingTenths,
    ratingCount: ratingTenths === null ? 0 : 4,
    accepted: 3,
    declined: 1,
    noShows: 0,
  });
  const read = async (tenths: number | null) => {
    const byId = () => Promise.resolve({ _id: "t1" } as never);
    const ofTutors = () => Promise.resolve([figures(tenths)]);
    const source = '{ tutor(id: "t1") { figures { minutesThisWeek rating ratingCount accepted declined noShows } } }';
    return (await run({ tutor: { byId }, peopleLessons: { ofTutors } }, source)).data?.tutor;
  };
  expect(await read(46)).toEqual({
    figures: { minutesThisWeek: 90, rating: 4.6, ratingCount: 4, accepted: 3, declined: 1, noShows: 0 },
  });
  expect(await read(null)).toMatchObject({ figures: { rating: null, ratingCount: 0 } });
});

it("names whom a tutor teaches: a pod by its own name, others as learners", async () => {
  const learnersOf = jest.fn((_id: string) =>
    Promise.resolve([
      { _id: "d1", customerId: "c1", podId: null, given: 4, nextLesson: null, lastLesson: null },
      { _id: "p1", customerId: "c1", podId: "p1", given: 1, nextLesson: null, lastLesson: null },
    ]),
  );
  const none = () => Promise.resolve([]);
  const { data, errors } = await run(
    {
      tutor: { byId: () => Promise.resolve({ _id: "t1" } as never) },
      peopleLessons: { learnersOf },
      learner: { byIds: none },
      customerPod: { byIds: none },
    },
    '{ tutor(id: "t1") { learners { id given learner { name } pod { name } } } }',
  );
  expect(errors).toBeUndefined();
  expect(learnersOf).toHaveBeenCalledWith("t1");
  expect(data?.tutor).toEqual({
    learners: [
      { id: "d1", given: 4, learner: null, pod: null },
      { id: "p1", given: 1, learner: null, pod: null },
    ],
  });
});
