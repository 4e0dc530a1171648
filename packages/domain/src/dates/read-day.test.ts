import { expect, it } from "@jest/globals";
import type { DateOrder } from "../imports/import-enums.ts";
import { readDay } from "./read-day.ts";

/** A Sunday. */
const today = "2026-11-22";
const none = { problem: "no day" };
const unclear = { problem: "two ways" };

it.each<[string, DateOrder | null, object]>([
  ["2025-04-03", null, { day: "2025-04-03" }],
  ["2025/4/3", null, { day: "2025-04-03" }],
  ["20250403", null, { day: "2025-04-03" }],
  ["2025-04-03T00:00:00", null, { day: "2025-04-03" }],
  ["2025-04-03T15:30:00.000Z", null, { day: "2025-04-03" }],
  ["3 April 2025", null, { day: "2025-04-03" }],
  ["Thursday 3rd of April 2025", null, { day: "2025-04-03" }],
  ["3rd Apr. 2025", null, { day: "2025-04-03" }],
  ["3-Apr-2025", null, { day: "2025-04-03" }],
  ["3-Apr-25", null, { day: "2025-04-03" }],
  ["April 3, 2025", null, { day: "2025-04-03" }],
  ["Apr 3, 2025 3:30 PM", null, { day: "2025-04-03" }],
  ["03/04/2025", null, unclear],
  ["03/04/2025", "day-first", { day: "2025-04-03" }],
  ["03/04/2025", "month-first", { day: "2025-03-04" }],
  ["4/3/1985 0:00", "day-first", { day: "1985-03-04" }],
  ["4/3/1985 0:00", "month-first", { day: "1985-04-03" }],
  ["25/12/2025", null, { day: "2025-12-25" }],
  ["12/25/2025", null, { day: "2025-12-25" }],
  ["03.03.2025", null, { day: "2025-03-03" }],
  ["25/12/2025", "month-first", none],
  ["30 February 2025", null, none],
  ["31/31/2025", null, none],
  ["29/02/2024", null, { day: "2024-02-29" }],
  ["3 Foo 2025", null, none],
  ["45000", null, none],
  ["3 April", null, none],
  ["tomorrow", null, none],
])("reads %j of a file with the order %s as %j", (text, order, read) => {
  expect(readDay(text, { order, today })).toEqual(read);
});

it.each([
  ["25/04/85", "1985-04-25"],
  ["3-Apr-85", "1985-04-03"],
  ["25/04/26", "2026-04-25"],
  ["25/12/26", "1926-12-25"],
  ["mon", "2026-11-16"],
  ["sunday", "2026-11-15"],
  ["25 Dec", "2025-12-25"],
])("reads %j as the day %s that lies behind us", (text, day) => {
  expect(readDay(text, { order: "day-first", today, past: true, spoken: true })).toEqual({ day });
});

it.each([
  ["tomorrow", "2026-11-23"],
  ["Today", "2026-11-22"],
  ["mon", "2026-11-23"],
  ["next friday", "2026-11-27"],
  ["sunday", "2026-11-29"],
  ["5/12", "2026-12-05"],
  ["1 sept", "2026-09-01"],
  ["22.11.27", "2027-11-22"],
])("reads %j, as people type it, as %s", (text, day) => {
  expect(readDay(text, { order: "day-first", today, spoken: true })).toEqual({ day });
});
