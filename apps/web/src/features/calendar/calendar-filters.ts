import { bookedLessonStatuses } from "@app/domain/lessons/course-enums.ts";
import { lessonKinds } from "@app/domain/lessons/lesson-enums.ts";
import type { CalendarFilter } from "@app/schema/types.generated.ts";
import { chosenIn } from "../../shared/list/chosen-in.ts";
import { anyId, bySubject, chosenOf, filtersOf, type FilterTable, oneOf } from "../../shared/list/list-filters.ts";

const table: FilterTable<CalendarFilter> = {
  tutorId: anyId("Tutor"),
  customerId: anyId("Customer"),
  subject: bySubject(),
  status: oneOf("Status", bookedLessonStatuses),
  kind: oneOf("Kind", lessonKinds),
  regionId: anyId("Region"),
};

/** The filters of a calendar, as a panel offers them. */
export const calendarFilters = filtersOf(table);

/** What they ask of the server. */
export function filterAsked(params: URLSearchParams): CalendarFilter {
  const chosen = chosenIn(calendarFilters, params);
  return chosenOf(table, (name) => chosen[name]);
}

/** The one tutor or customer whose lessons an address asks for alone, by the dialog of their calendar link; null for several. */
export function onePersonIn(params: URLSearchParams): { dialog: "tutorLink" | "customerLink"; id: string } | null {
  const { tutorId = [], customerId = [] } = chosenIn(calendarFilters, params);
  const [id, ...others] = [...tutorId, ...customerId];
  if (id === undefined || others.length > 0) return null;
  return { dialog: tutorId.length > 0 ? "tutorLink" : "customerLink", id };
}
