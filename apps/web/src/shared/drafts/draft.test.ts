import { fitting, isExpired, keepable, type Draft } from "./draft.ts";

const start = { name: "Igbo", outcomes: ["Greets"] as readonly string[] };

it.each([
  ["29 days ago", "2026-10-28T10:42:00.000Z", false],
  ["31 days ago", "2026-10-26T10:42:00.000Z", true],
  ["never", "nonsense", true],
])("is too old to be offered: %s", (_, at, expired) => {
  expect(isExpired({ at }, Date.parse("2026-11-26T10:42:00.000Z"))).toBe(expired);
});

it("keeps what was typed", () => {
  expect(keepable(start, { ...start, name: "Igbo at home" })).toEqual({ name: "Igbo at home", outcomes: ["Greets"] });
});

it("keeps nothing where nothing was changed", () => {
  expect(keepable(start, { ...start })).toBeNull();
});

it.each([
  ["a password", "newPassword", "Learn-Igbo"],
  ["a token", "accessToken", "abc"],
  ["a file", "picture", new Blob(["x"])],
  ["a file written out", "picture", "data:image/png;base64,AAAA"],
])("never keeps %s", (_, field, value) => {
  expect(keepable({ name: "", [field]: "" }, { name: "Ada", [field]: value })).toEqual({ name: "Ada", [field]: "" });
  expect(keepable({ name: "", [field]: "" }, { name: "", [field]: value })).toBeNull();
});

it("keeps nothing that is as large as a file", () => {
  expect(keepable({ bio: "" }, { bio: "x".repeat(300_000) })).toBeNull();
});

it("fits a draft to the form of today", () => {
  const draft: Draft = {
    at: "2026-11-01T10:42:00.000Z",
    version: 3,
    start: { name: "Igbo", gone: 1 },
    values: { name: "Igbo at home", gone: 2 },
    page: "/app/tutoring/curriculums",
  };
  expect(fitting(draft, { name: "now", added: "" })).toEqual({
    ...draft,
    start: { name: "Igbo", added: "" },
    values: { name: "Igbo at home", added: "" },
  });
});
