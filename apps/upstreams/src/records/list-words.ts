import { and, eq, gte, inArray, isNull, like, lt, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { z } from "zod";
import { periods, type Period } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { dayRangeProblem, readDayRange } from "@app/domain/views/day-range.ts";
import { boundsOf, boundsOfDays } from "@app/domain/views/period.ts";
import { words } from "@app/domain/views/words.ts";
import { anyText, type Asker, type Filter } from "./list-spec.ts";

/**
 * Any of some people: `me` is the caller, `none` is nobody. In a link, saved view or job, `me` means whoever opens or
 * starts it.
 */
export const userFilter = (column: AnyColumn): Filter => ({
  ...anyText(column),
  standsFor: { [words.me]: ({ actor }) => [actor.id] },
  where: (values) =>
    or(
      inArray(
        column,
        values.filter((value) => value !== words.none),
      ),
      values.includes(words.none) ? isNull(column) : undefined,
    ),
  countedBy: () => sql`coalesce(${column}, ${words.none})`,
});

/** A filter by regions, where `my-regions` are the caller's; all regions for those who have all. */
export const withOwnRegions = (filter: Filter): Filter => ({
  ...filter,
  standsFor: { [words.myRegions]: ({ actor }) => (actor.regionIds.length > 0 ? actor.regionIds : "every") },
});

interface Bounds {
  from: Date;
  until: Date;
}

/** A filter by period, counted from the caller's current date. */
export const byPeriod = (label: string, rows: (bounds: Bounds, asker: Asker) => SQL | undefined): Filter => ({
  value: z.enum(periods, messages.choice(label)),
  many: false,
  where: ([period], asker) => rows(boundsOf(period as Period, asker.now, asker.actor.timeZone), asker),
});

/** A range of dates, both ends included: "2026-11-01/2026-11-27". */
export const dayRange = z
  .string()
  .superRefine((text, context) => {
    const message = dayRangeProblem(text);
    if (message !== null) context.addIssue({ code: "custom", message });
  })
  .meta({ description: "The first and the last day, as `2026-11-01/2026-11-27`; both are among them." });

/** A filter by period, and by chosen dates under the same name plus `Between`. */
export function periodFilter<Name extends string>(
  name: Name,
  column: AnyColumn,
  label: string,
): Record<Name | `${Name}Between`, Filter> {
  const rows = ({ from, until }: Bounds) => and(gte(column, from), lt(column, until));
  const onDays: Filter = {
    value: dayRange,
    many: false,
    where([text = ""], { actor }) {
      const days = readDayRange(text);
      return days ? rows(boundsOfDays(days, actor.timeZone)) : sql`false`;
    },
  };
  return { [name]: byPeriod(label, rows), [`${name}Between`]: onDays } as Record<Name | `${Name}Between`, Filter>;
}

/** A yes/no filter that can be counted either way. `isSo` may depend on the caller and the time. */
export const booleanFilter = (label: string, isSo: (asker: Asker) => SQL): Filter => ({
  value: z.enum(["true", "false"], messages.choice(label)),
  many: false,
  where: ([value], asker) => (value === "true" ? isSo(asker) : sql`not coalesce(${isSo(asker)}, false)`),
  countedBy: (asker) => sql`coalesce(${isSo(asker)}, false)::text`,
});

/**
 * Finds records by a typed number: "R-000012", "r 12" and "12" all mean R-000012, and "12" also matches longer numbers.
 * Undefined if the text is not a number.
 *
 *     byNumber(lessonRequests.requestNumber, "R", 6, text)
 */
export function byNumber(column: AnyColumn, letter: string, digits: number, text: string): SQL | undefined {
  const typed = new RegExp(`^${letter}?\\s*-?\\s*(\\d{1,12})$`, "i").exec(text)?.[1];
  return typed === undefined
    ? undefined
    : or(eq(column, `${letter}-${typed.padStart(digits, "0")}`), like(column, `${letter}-${typed}%`));
}
