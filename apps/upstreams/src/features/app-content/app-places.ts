import { and, gte, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { appItemsUsual, placeOfCursor, type AppContentQuery } from "@app/domain/app-content/app-content-page.ts";

/** What the app asks for, read from a query string. */
export interface Asked {
  subject: string | null;
  level: string | null;
  first: number;
  changedSince: Date | null;
  after: { at: Date; id: string } | null;
}

export function askedBy({ subject, level, first, changedSince, after }: AppContentQuery): Asked {
  const place = after?.[0] === undefined ? null : placeOfCursor(after[0]);
  return {
    subject: subject?.[0] ?? null,
    level: level?.[0] ?? null,
    first: first?.[0] ?? appItemsUsual,
    changedSince: changedSince?.[0] === undefined ? null : new Date(changedSince[0]),
    after: place && { at: new Date(place.liveAt), id: place.id },
  };
}

/** What follows the place that is asked from. Ids are hexadecimal, which all collations order as the gateway does. */
export const isFollowing = ({ changedSince, after }: Asked, at: AnyColumn, id: AnyColumn): SQL | undefined =>
  and(
    changedSince ? gte(at, changedSince) : undefined,
    after ? sql`(${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id})` : undefined,
  );

/** One page of rows, and whether there are more: one more than the page was read. */
export const pageFrom = <Row>({ first }: Pick<Asked, "first">, rows: readonly Row[]) => ({
  rows: rows.slice(0, first),
  hasMore: rows.length > first,
});
