import { wallClockOf } from "../time.ts";
import { bookMonths, closeProblem, entryDates, naturalDay, reopenProblem, stateOfMonth } from "./book-months.ts";

const today = "2026-09-08";
const open = { today, closed: ["2026-06", "2026-07"] };
const closed = { today, closed: ["2026-06", "2026-07", "2026-08"] };

it.each([
  ["2026-08-28", "2026-08-28", "2026-09-08"],
  ["2026-08-27", "2026-08-27", "2026-09-08"],
  ["2026-08-30", "2026-08-30", "2026-09-08"],
])("dates an entry for %s on %s while August is open, and on %s once it is closed (17)", (day, inOpen, inClosed) => {
  expect(entryDates(day, open)).toEqual({ day: inOpen, forDay: null });
  expect(entryDates(day, closed)).toEqual({ day: inClosed, forDay: day });
});

it("counts a lesson from 31 August at 23:30Z in London as one of September (17)", () => {
  const { date } = wallClockOf(new Date("2026-08-31T23:30:00Z"), "Europe/London");
  expect(entryDates(date, closed)).toEqual({ day: "2026-09-01", forDay: null });
});

it("dates a reversal for the day of what it reverses, however that was dated", () => {
  expect(naturalDay({ day: "2026-08-28", forDay: null })).toBe("2026-08-28");
  expect(naturalDay({ day: "2026-09-05", forDay: "2026-08-28" })).toBe("2026-08-28");
  expect(entryDates({ day: "2026-08-28", forDay: null }, open)).toEqual({ day: "2026-08-28", forDay: null });
  expect(entryDates({ day: "2026-08-28", forDay: null }, closed)).toEqual({ day: today, forDay: "2026-08-28" });
  const late = { day: "2026-09-05", forDay: "2026-08-28" };
  for (const books of [open, closed]) expect(entryDates(late, books)).toEqual(late);
});

it("lists the months of the books up to the running one", () => {
  expect(bookMonths("2025-11-15", "2026-02-01")).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(bookMonths("2026-10-01", "2026-09-08")).toEqual([]);
});

it("closes months in order, never the running one, and reopens the newest first (17)", () => {
  const books = { beginOn: "2026-06-15", today, closed: ["2026-06"] };
  expect(closeProblem("2026-08", books)).toBe("Close July 2026 first.");
  expect(closeProblem("2026-07", books)).toBeNull();
  expect(closeProblem("2026-09", { ...books, closed: closed.closed })).toBe("September 2026 is not over yet.");
  expect(closeProblem("2026-05", books)).toBe("The books do not have this month.");
  expect(stateOfMonth("2026-09", books)).toBe("running");
  expect(reopenProblem("2026-07", closed.closed)).toBe("Reopen August 2026 first.");
  expect(reopenProblem("2026-08", closed.closed)).toBeNull();
});
