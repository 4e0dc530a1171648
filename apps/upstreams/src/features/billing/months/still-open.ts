import { and, asc, eq, exists, gte, inArray, isNull, lt, lte, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { openMatters, type OpenMatter } from "@app/domain/billing/open-matters.ts";
import { unclearStatuses } from "@app/domain/billing/unclear-payments.ts";
import { daysOfMonth } from "@app/domain/dates/month.ts";
import { daysLater } from "@app/domain/dates/days-later.ts";
import { instantOf } from "@app/domain/time.ts";
import type { Context } from "../../../service/context.ts";
import {
  enrolmentSettlements,
  groupEnrolments,
  groupInstances,
  groupLessons,
  isPlaceDisputed,
} from "../../group-lessons/group-tables.public.ts";
import { customers } from "../../customers/customers.public.ts";
import { bookedLessons, lessonSettlements } from "../../lessons/lessons-tables.public.ts";
import type { RegionRow } from "../../regions/regions.public.ts";
import { isOpenToObjection } from "../objections.ts";
import { invoices } from "../invoices.table.ts";
import { payments } from "../payments.table.ts";

const openItem = z
  .object({
    name: z
      .string()
      .meta({ description: "The number of the lesson or the payment, the group lesson, or the customer of a draft." }),
    lessonId: z.string().nullable(),
    groupLessonId: z.string().nullable(),
    invoiceId: z.string().nullable(),
    paymentId: z.string().nullable(),
  })
  .meta({ id: "StillOpenItem" });
type OpenItem = z.infer<typeof openItem>;

export const stillOpenRecord = z
  .object({
    matter: z.enum(openMatters),
    count: z.int(),
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    items: z.array(openItem).meta({ description: "The first of them; empty where a list has them all." }),
  })
  .meta({ id: "StillOpen" });

type Reader = Pick<Context, "db" | "now">;

/** The instants between which the lessons of a month begin. */
function spanOf({ timeZone }: RegionRow, month: string): { from: Date; to: Date } {
  const { from, to } = daysOfMonth(month);
  const midnight = (date: string) => instantOf({ date, time: "00:00", timeZone });
  return { from: midnight(from), to: midnight(daysLater(to, 1)) };
}

/** More than anybody looks through in a question; the number of all is shown. */
const shownAtMost = 20;

interface Found {
  count: number;
  items: OpenItem[];
}

const all = sql<number>`(count(*) over ())::int`;
const nobody: Omit<OpenItem, "name"> = { lessonId: null, groupLessonId: null, invoiceId: null, paymentId: null };

/** What rows of a query name, each with the number of all. */
const found = (rows: readonly (Partial<OpenItem> & { name: string; n: number })[]): Found => ({
  count: rows[0]?.n ?? 0,
  items: rows.map(({ n: _, name, ...ids }) => ({ ...nobody, ...ids, name })),
});
const listed = (count: number): Found => ({ count, items: [] });

/** Sessions with places of a region's customers that are over and without an outcome. */
const openSessions = ({ db, now }: Reader, inMonth: SQL | undefined, regionId: string) =>
  db
    .select({ n: all, name: groupLessons.title, groupLessonId: groupLessons.id })
    .from(groupInstances)
    .innerJoin(groupLessons, eq(groupLessons.id, groupInstances.groupLessonId))
    .where(
      and(
        inMonth,
        inArray(groupInstances.status, ["scheduled", "in-progress", "awaiting-confirmation"]),
        lt(groupInstances.end, now),
        exists(
          db
            .select({ id: groupEnrolments.id })
            .from(groupEnrolments)
            .innerJoin(customers, eq(customers.id, groupEnrolments.customerId))
            .where(
              and(
                eq(groupEnrolments.instanceId, groupInstances.id),
                inArray(groupEnrolments.status, ["enrolled", "attended", "absent"]),
                eq(customers.regionId, regionId),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(groupInstances.start))
    .limit(shownAtMost);

/** What is still open in a month of a region's books, by matter; nothing of what is not. Source: domain.md 1.3. */
export async function stillOpenIn(context: Reader, region: RegionRow, month: string) {
  const { db } = context;
  const { from, to } = spanOf(region, month);
  const lastDay = daysOfMonth(month).to;
  const inMonth = and(
    eq(bookedLessons.regionId, region.id),
    gte(bookedLessons.startAt, from),
    lt(bookedLessons.startAt, to),
  );
  const lessons = async (where: SQL | undefined) => listed(await db.$count(bookedLessons, and(inMonth, where)));
  const missed = (where: SQL | undefined) =>
    db
      .select({ n: all, name: bookedLessons.lessonNumber, lessonId: bookedLessons.id })
      .from(bookedLessons)
      .where(and(inMonth, where))
      .orderBy(asc(bookedLessons.startAt))
      .limit(shownAtMost);
  const rounds = found(
    await db
      .select({ n: all, name: bookedLessons.lessonNumber, lessonId: bookedLessons.id })
      .from(lessonSettlements)
      .innerJoin(bookedLessons, eq(bookedLessons.id, lessonSettlements.lessonId))
      .where(and(inMonth, eq(lessonSettlements.state, "unposted")))
      .orderBy(asc(bookedLessons.startAt))
      .limit(shownAtMost),
  );
  const sessionInMonth = and(gte(groupInstances.start, from), lt(groupInstances.start, to));
  const places = found(
    await db
      .select({ n: all, name: groupLessons.title, groupLessonId: groupLessons.id })
      .from(enrolmentSettlements)
      .innerJoin(groupEnrolments, eq(groupEnrolments.id, enrolmentSettlements.enrolmentId))
      .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
      .innerJoin(groupLessons, eq(groupLessons.id, groupInstances.groupLessonId))
      .innerJoin(customers, eq(customers.id, groupEnrolments.customerId))
      .where(and(eq(enrolmentSettlements.state, "unposted"), eq(customers.regionId, region.id), sessionInMonth))
      .orderBy(asc(groupInstances.start))
      .limit(shownAtMost),
  );
  const disputedPlaces = found(
    await db
      .select({ n: all, name: groupLessons.title, groupLessonId: groupLessons.id })
      .from(groupEnrolments)
      .innerJoin(groupInstances, eq(groupInstances.id, groupEnrolments.instanceId))
      .innerJoin(groupLessons, eq(groupLessons.id, groupInstances.groupLessonId))
      .innerJoin(customers, eq(customers.id, groupEnrolments.customerId))
      .where(and(isPlaceDisputed(sql`${groupEnrolments.id}`), eq(customers.regionId, region.id), sessionInMonth))
      .orderBy(asc(groupInstances.start))
      .limit(shownAtMost),
  );
  const draftDay = sql`coalesce(${invoices.periodTo}, (${invoices.createdAt} at time zone ${region.timeZone})::date)`;
  const drafts = async (kind: "ongoing" | "pre-payment") =>
    found(
      await db
        .select({
          n: all,
          name: sql<string>`concat_ws(' ', ${invoices.firstName}, ${invoices.lastName})`,
          invoiceId: invoices.id,
        })
        .from(invoices)
        .where(
          and(
            eq(invoices.kind, kind),
            eq(invoices.status, "draft"),
            isNull(invoices.archivedAt),
            eq(invoices.regionId, region.id),
            sql`${draftDay} <= ${lastDay}::date`,
          ),
        )
        .orderBy(asc(draftDay), asc(invoices.id))
        .limit(shownAtMost),
    );
  const unclear = found(
    await db
      .select({ n: all, name: payments.paymentNumber, paymentId: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.regionId, region.id),
          inArray(payments.status, [...unclearStatuses]),
          lte(payments.receivedOn, lastDay),
        ),
      )
      .orderBy(asc(payments.receivedOn), asc(payments.id))
      .limit(shownAtMost),
  );
  const open: Record<OpenMatter, Found> = {
    "no-outcome": await lessons(eq(bookedLessons.status, "awaiting-confirmation")),
    "session-no-outcome": found(await openSessions(context, sessionInMonth, region.id)),
    disputed: await lessons(eq(bookedLessons.status, "disputed")),
    "place-disputed": disputedPlaces,
    // The list of missed lessons has those too to which nobody may object any more.
    objection: found(await missed(await isOpenToObjection(context, region.id))),
    unposted: {
      count: rounds.count + places.count,
      items: [...rounds.items, ...places.items].slice(0, shownAtMost),
    },
    "ongoing-drafts": await drafts("ongoing"),
    "prepayment-drafts": await drafts("pre-payment"),
    "unclear-payments": unclear,
  };
  return openMatters
    .filter((matter) => open[matter].count > 0)
    .map((matter) => ({ matter, ...open[matter], from: from.toISOString(), to: to.toISOString() }));
}
