import { and, gte, inArray, isNull, lt, or, sql, type AnyColumn } from "drizzle-orm";
import { z } from "zod";
import { periods, type Period } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { boundsOf } from "@app/domain/views/period.ts";
import { words } from "@app/domain/views/words.ts";
import { anyText, type Filter } from "./list-spec.ts";

/**
 * Any of some people: `me` is whoever asks, `none` is nobody. A link, a saved view and a job that carry `me` mean, for each
 * who opens or starts them, themselves.
 */
export const anyPerson = (column: AnyColumn): Filter => ({
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

/** A filter by regions in which `my-regions` are those of whoever asks: every one for those who have all. */
export const withOwnRegions = (filter: Filter): Filter => ({
  ...filter,
  standsFor: { [words.myRegions]: ({ actor }) => (actor.regionIds.length > 0 ? actor.regionIds : "every") },
});

/** Since when, by a period that is counted from the day it is for whoever asks. */
export const within = (column: AnyColumn, label: string): Filter => ({
  value: z.enum(periods, messages.choice(label)),
  many: false,
  where([period], { now, actor }) {
    const { from, until } = boundsOf(period as Period, now, actor.timeZone);
    return and(gte(column, from), lt(column, until));
  },
});
