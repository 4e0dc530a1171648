import { nextReminder, reminderDueOn, usualReminders } from "./invoice-reminders.ts";

const invoice = {
  status: "sent" as const,
  due: 100,
  dueOn: "2026-03-10",
  issuedOn: "2026-03-03",
  isDisputed: false,
  remindedFor: null,
  remindersPausedUntil: null,
};

it.each<[string, object, string, string | null, string | null]>([
  ["before the due date", {}, "2026-03-09", null, "2026-03-10"],
  ["on the due date", {}, "2026-03-10", "2026-03-10", "2026-03-10"],
  ["once for each day", { remindedFor: "2026-03-10" }, "2026-03-10", null, "2026-03-13"],
  ["once after a stop of days", {}, "2026-03-18", "2026-03-17", "2026-03-24"],
  ["no more after the last", { remindedFor: "2026-03-24" }, "2026-04-01", null, null],
  ["nothing that is paid", { status: "paid", due: 0 }, "2026-03-10", null, null],
  ["nothing that is void", { status: "void" }, "2026-03-10", null, null],
  ["nothing that is disputed", { isDisputed: true }, "2026-03-10", null, null],
  ["nothing during a pause", { remindersPausedUntil: "2026-03-20" }, "2026-03-14", null, "2026-03-24"],
  ["once when a pause ends", { remindersPausedUntil: "2026-03-20" }, "2026-03-20", "2026-03-17", "2026-03-24"],
  ["not on the day of issue", { issuedOn: "2026-03-10" }, "2026-03-10", null, "2026-03-13"],
])("reminds of %s", (_, changes, today, sends, next) => {
  expect(reminderDueOn({ ...invoice, ...changes }, usualReminders, today)).toBe(sends);
  expect(nextReminder({ ...invoice, ...changes }, usualReminders, today)).toBe(next);
});

it("reminds before the due date too, where that is chosen", () => {
  expect(reminderDueOn(invoice, ["-3", "0"], "2026-03-07")).toBe("2026-03-07");
});
