import { DemoMissing, demoId } from "./demo-change.ts";
import { mailBeginning } from "./mail-beginning.ts";
import { labelsOf, mailChanges, mailInputs, mailsUnder } from "./mail.ts";

const now = new Date("2026-11-27T09:00:00Z");
const by = { id: "new", userId: "u1", userName: "Ada", now };
const first = demoId(20, 1);

test.each([
  [{ systemLabel: "spam" }, ["You have been chosen"]],
  [{ systemLabel: "starred" }, ["Tone dominoes for a class of twenty", "The new edition is lovely"]],
  [{ customLabel: "personal" }, ["Cake on Friday"]],
])("shows under %j only what belongs there", (asked, subjects) => {
  expect(mailsUnder(mailBeginning(now), asked).map(({ subject }) => subject)).toEqual(subjects);
});

test("knows no label that there is not", () => {
  expect(() => mailsUnder(mailBeginning(now), { systemLabel: "unknown" })).toThrow(DemoMissing);
});

test("moves a mail out of everything but its new folder, and counts it no more", () => {
  const mailbox = mailBeginning(now);
  const before = labelsOf(mailbox).find(({ name }) => name === "all")?.unreadCount;
  mailChanges.update(mailbox, { mailId: first, update: { folder: "trash" } });
  expect(mailsUnder(mailbox, {}).some(({ _id }) => _id === first)).toBe(false);
  expect(mailsUnder(mailbox, { systemLabel: "trash" })[0]?._id).toBe(first);
  expect(labelsOf(mailbox).find(({ name }) => name === "all")?.unreadCount).toBe((before ?? 0) - 1);
});

test("sends a mail in the name of the writer", () => {
  const mailbox = mailBeginning(now);
  mailChanges.compose(mailbox, { to: "ada@mail.example", subject: "Hello", body: "Hi" }, by);
  expect(mailsUnder(mailbox, { systemLabel: "sent" })).toMatchObject([{ fromName: "Ada", isRead: true }]);
});

test("refuses a mail that is not there", () => {
  expect(() => mailChanges.update(mailBeginning(now), { mailId: "none", update: {} })).toThrow(DemoMissing);
});

test("knows its labels, and says of others what it says of mails that are gone", () => {
  expect(() => mailsUnder(mailBeginning(now), { systemLabel: "outbox" })).toThrow("Mail not fount");
  expect(() => mailsUnder(mailBeginning(now), { customLabel: "inbox" })).toThrow("Mail not fount");
  expect(mailsUnder(mailBeginning(now), { customLabel: "orders" })).not.toEqual([]);
});

test.each([
  ["ada@mail.example", "ada@mail.example"],
  ["ada@mail.example, bo@mail.example;", "ada@mail.example, bo@mail.example"],
  ["ada@mail.example,ada@mail.example", "ada@mail.example"],
  ["ada@mail.example, bo", null],
  [", ", null],
  ["", null],
  [Array.from({ length: 21 }, (_, n) => `a${n}@mail.example`).join(","), null],
])("writes to %s", (to, taken) => {
  const { data } = mailInputs.compose.safeParse({ to, subject: "Hello", body: "Hi" });
  expect(data?.to ?? null).toBe(taken);
});
