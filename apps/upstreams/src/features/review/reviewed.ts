import { ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { AuditedKind } from "@app/domain/changes.ts";
import { contentMachine, type ContentEvent } from "@app/domain/review/review-states.ts";
import { reviewStatuses } from "@app/domain/review/review-enums.ts";
import type { KeptRow, RecordKind } from "../../records/change-record.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import type { SavedVersion } from "../../records/history/historic.ts";
import { historyOf, type RecordArea } from "../../records/history/history-of.ts";
import { anyOf, type ListSpec } from "../../records/list-spec.ts";
import { booleanFilter, userFilter } from "../../records/list-words.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import type { Context } from "../../service/context.ts";
import { commentsOn, contentCheckRecord, reviewCommentRecord } from "./review.record.ts";

/** What every answer with reviewed content has, besides what it says. Source: domain.md 1.5. */
export const reviewShape = {
  status: z.enum(reviewStatuses),
  liveVersion: z.int().nullable(),
  liveAt: z.iso.datetime().nullable(),
  authorIds: z.array(z.string()),
  reviewerId: z.string().nullable(),
  checks: z.array(contentCheckRecord).meta({ description: "What keeps it from being submitted." }),
  comments: z.array(reviewCommentRecord).meta({ description: "What reviewers asked to change, the oldest first." }),
};

/** The filters of every list of reviewed content; what is archived is left out unless it is asked for. */
export const reviewFilters = (table: Record<"status" | "liveVersion" | "createdBy" | "reviewerId", PgColumn>) => ({
  filters: {
    status: anyOf(table.status, reviewStatuses, "Status"),
    inApp: booleanFilter("in the app", () => sql`${table.liveVersion} is not null`),
    authorId: userFilter(table.createdBy),
    reviewerId: userFilter(table.reviewerId),
  } satisfies ListSpec["filters"],
  usual: { where: ne(table.status, "archived"), unless: ["status", "id"] } satisfies ListSpec["usual"],
});

/** A kind of record whose review's comments are part of it. `shown`: some rows as they are answered. */
export const reviewedRecord = <Row extends KeptRow, Shown, Kind extends AuditedKind>({
  shown,
  ...kind
}: Pick<RecordKind<Row, Shown>, "table" | "labelOf"> & {
  kind: Kind;
  shown: (context: Context, rows: readonly Row[]) => Promise<Shown[]>;
}): RecordKind<Row, Shown> & { kind: Kind } => ({
  ...kind,
  parts: async (context, { id }) => ({ comments: (await commentsOn(context, [id])).get(id) ?? [] }),
  async present(context, row) {
    const [one] = await shown(context, [row]);
    return one as Shown;
  },
});

/** What is shown of the history of a kind of reviewed content, and the ways back. */
export const reviewHistory = <Row extends KeptRow, Body extends z.ZodObject>(
  kind: RecordKind<Row, unknown>,
  {
    reviews,
    ...own
  }: {
    area: RecordArea;
    first: readonly string[];
    body: Body;
    update: (context: Context, body: z.output<Body>) => Promise<SavedVersion>;
    reviews: { fire: (context: Context, event: ContentEvent, at: RecordRef) => Promise<SavedVersion> };
  },
) =>
  historyOf(kind, {
    ...own,
    more: ["status"],
    revertBy: revertByEvent(contentMachine, (context, name, at) => reviews.fire(context, name, at)),
  });

/** What a row says by the names of these columns. */
export const sayingOf =
  <const Name extends string>(...names: readonly Name[]) =>
  <Row extends Record<Name, unknown>>(row: Row): Pick<Row, Name> =>
    Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
