import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { priceOn } from "@app/domain/lessons/course-plan.ts";
import { formatMoney, roundHalfUp } from "@app/domain/money.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { Context } from "../../service/context.ts";
import { regions } from "../regions/regions.public.ts";
import { confirmedLessons, type CourseRow } from "./courses/courses.table.ts";
import type { RequestRow } from "./requests.table.ts";

/** What a lesson that somebody asks for usually costs. */
export const usualPriceRecord = z
  .object({
    priceAmount: z.int(),
    priceCurrency: z.enum(currencies),
    source: z.string().meta({ description: "Where it is from, as a sentence." }),
  })
  .meta({ id: "UsualPrice" });
type UsualPriceRecord = z.infer<typeof usualPriceRecord>;

/** How many of the newest courses of a region say what is usual there. */
const recent = 60;

/** What so many minutes cost on a day by the price of a course. */
function priceFor(course: CourseRow, minutes: number, date: string): number {
  return roundHalfUp(BigInt(priceOn(course, date)) * BigInt(minutes), course.durationMinutes);
}

/** The amount that most of them have; of several such, the one that comes first. */
function mostCommon(amounts: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * What a lesson of a request is likely to cost: as agreed for whoever is taught, else for whoever pays, else as most courses
 * of the region do; courses of the same kind only, by the price of the day. Null where none says anything.
 */
export async function usualPriceOf(
  { db, now }: Pick<Context, "db" | "now">,
  { customerId, learnerId, regionId, subject, kind, durationMinutes }: RequestRow,
): Promise<UsualPriceRecord | null> {
  const ofKind = eq(confirmedLessons.kind, kind);
  const dayOf = (course: CourseRow) => wallClockOf(now, course.anchorTimeZone).date;
  const [own] =
    customerId === null
      ? []
      : await db
          .select()
          .from(confirmedLessons)
          .where(and(ofKind, eq(confirmedLessons.customerId, customerId)))
          .orderBy(
            desc(sql`${confirmedLessons.learnerId} = ${learnerId}`),
            desc(sql`${confirmedLessons.subject} = ${subject}`),
            desc(confirmedLessons.createdAt),
          )
          .limit(1);
  if (own) {
    const { confirmedNumber, priceCurrency } = own;
    const agreed = formatMoney({ amount: priceOn(own, dayOf(own)), currency: priceCurrency });
    const whose = own.learnerId === learnerId ? "" : ", of the same customer";
    return {
      priceAmount: priceFor(own, durationMinutes, dayOf(own)),
      priceCurrency,
      source: `As in ${confirmedNumber}${whose}: ${own.subject}, ${agreed} for ${own.durationMinutes} min.`,
    };
  }
  const [region] = await db.select().from(regions).where(eq(regions.id, regionId));
  if (!region) return null;
  const others = await db
    .select()
    .from(confirmedLessons)
    .where(and(ofKind, eq(confirmedLessons.regionId, regionId), eq(confirmedLessons.priceCurrency, region.currency)))
    .orderBy(desc(confirmedLessons.createdAt))
    .limit(recent);
  const usual = mostCommon(others.map((course) => priceFor(course, durationMinutes, dayOf(course))));
  if (usual === undefined) return null;
  return {
    priceAmount: usual,
    priceCurrency: region.currency,
    source: `As most ${kind} lessons of ${durationMinutes} min in ${region.name}.`,
  };
}
