import { journalKinds } from "./journal-enums.ts";
import { followUpState, isEntryOpen } from "./journal-times.ts";
import { journalInput, readersOf } from "./journal.ts";

const draft = {
  personId: "a".repeat(24),
  kind: "check-in",
  title: "Spoke on the phone",
  body: "All is well.",
  occurredOn: "2026-01-05",
};
const refusals = (over: object) =>
  (journalInput.safeParse({ ...draft, ...over }).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

it.each(journalKinds)("asks how serious it was of warnings and incidents alone: %s", (kind) => {
  const asks = kind === "warning" || kind === "incident";
  expect(refusals({ kind })).toEqual(asks ? [["severity", "Choose a severity."]] : []);
  expect(refusals({ kind, severity: 2 })).toEqual([]);
});

it.each([0, 4])("refuses a severity of %d", (severity) => {
  expect(refusals({ kind: "warning", severity })).toEqual([["severity", "Severity must be between 1 and 3."]]);
});

it("takes ten attachments and no more", () => {
  const files = (n: number) => ({ attachmentIds: Array.from({ length: n }, () => "b".repeat(24)) });
  expect(refusals(files(10))).toEqual([]);
  expect(refusals(files(11))).toEqual([["attachmentIds", "Use at most 10 files."]]);
});

it("is for staff unless it says otherwise, and for managers alone where it says so", () => {
  const { visibility } = journalInput.parse(draft);
  expect(visibility).toBe("staff");
  expect(readersOf({ visibility })).toBe("tutors:read");
  expect(readersOf({ visibility: "shared-with-tutor" })).toBe("tutors:read");
  expect(readersOf({ visibility: "managers-only" })).toBe("tutorManagement:read");
});

it("stays open for 24 hours", () => {
  const written = new Date("2026-01-05T10:00:00Z");
  expect(isEntryOpen(written, new Date("2026-01-06T09:59:59Z"))).toBe(true);
  expect(isEntryOpen(written, new Date("2026-01-06T10:00:00Z"))).toBe(false);
});

it.each([
  [null, null, null],
  ["2026-01-04", null, "overdue"],
  ["2026-01-05", null, "today"],
  ["2026-01-06", null, "later"],
  ["2026-01-04", "2026-01-05T10:00:00Z", "done"],
])("says how the follow-up of %s, done %s, stands: %s", (followUpOn, followUpDoneAt, state) => {
  expect(followUpState({ followUpOn, followUpDoneAt }, "2026-01-05")).toBe(state);
});
