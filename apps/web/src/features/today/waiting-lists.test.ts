import { narrowed, pastDueLists } from "./waiting-lists.public.ts";

it("opens a list as it was counted: in the same regions, of the same people", () => {
  expect(narrowed(pastDueLists.requests, { regionId: ["r1", "r2"], ownerId: ["u1"] })).toBe(
    "/app/tutoring/admin-lesson-requests?overdue=true&regionId=r1,r2&ownerId=u1",
  );
  expect(narrowed("/app/system/tasks", { regionId: [], ownerId: null })).toBe("/app/system/tasks");
  expect(narrowed("/app/system/tasks", { kind: ["call"] })).toBe("/app/system/tasks?kind=call");
});
