import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { contextFor } from "../../testing/context.ts";
import { schema } from "../schema.ts";

const at = "2026-11-22T10:00:00.000Z";
const entry = {
  _id: "l1",
  version: 2,
  title: "Ada Eze",
  number: "L-000001-01",
  startAt: at,
  endAt: at,
  hold: false,
  anchorTimeZone: "Europe/London",
  lessonStatus: "reschedule-pending" as const,
  sessionStatus: null,
  lessonKind: "make-up" as const,
  subject: "Igbo" as const,
  tutorIds: ["t1"],
  customerId: "c1",
  courseId: null,
  groupLessonId: null,
};

it("asks for a stretch of time in the server's terms, and names what lies in it in ours", async () => {
  const between = jest.fn((_asked: object) =>
    Promise.resolve({ entries: [entry], total: 1, tutors: [], customers: [], away: [] }),
  );
  const source = `{ calendar(from: "2026-11-22T00:00:00.000Z", to: "2026-11-29T00:00:00.000Z",
    filter: { status: [RESCHEDULE_PENDING], tutorId: ["t1"] }) { total entries { id lessonStatus lessonKind } } }`;
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue: contextFor("admin", { calendar: { between } }),
  });
  expect(errors).toBeUndefined();
  expect(between).toHaveBeenCalledWith({
    from: "2026-11-22T00:00:00.000Z",
    to: "2026-11-29T00:00:00.000Z",
    status: ["reschedule-pending"],
    tutorId: ["t1"],
  });
  expect(data?.calendar).toEqual({
    total: 1,
    entries: [{ id: "l1", lessonStatus: "RESCHEDULE_PENDING", lessonKind: "MAKE_UP" }],
  });
});
