import { calendarViews, daysShown } from "@app/domain/calendar/calendar-days.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import type { Known, Question } from "./questions.ts";

const midnight = (date: string) => `${date}T00:00:00.000Z`;

/**
 * Every view of the calendar: all, and by tutor, customer, region and more. Rows by tutor or customer send the same
 * query.
 */
export function calendarQuestions(today: string, known: Known): readonly Question[] {
  const people = ["tutorId", "customerId", "regionId"].flatMap((name) => {
    const value = known[name];
    return value === undefined ? [] : [{ [name]: [value] }];
  });
  const filters = [{}, ...people, { subject: ["Igbo"] }, { kind: ["TRIAL"] }, { status: ["CANCELLED"] }];
  return calendarViews.flatMap((view) => {
    const days = daysShown(view, today);
    const [from = "", last = ""] = [days[0], days.at(-1)];
    return filters.map((filter) => ({
      kind: [view, ...Object.keys(filter)].join(", "),
      variables: { from: midnight(from), to: midnight(daysLater(last, 1)), filter },
    }));
  });
}

/** The log of some lessons: everything, and one kind of event. */
export const logQuestions = (lessonIds: readonly string[]): readonly Question[] =>
  lessonIds.flatMap((lessonId, nth) =>
    [{}, { event: ["CREATED"] }].map((filter) => ({
      kind: [`lesson ${nth + 1}`, ...Object.keys(filter)].join(", "),
      variables: { lessonId, page: { number: 1, size: 25 }, filter },
    })),
  );
