import { inArray } from "drizzle-orm";
import { z } from "zod";
import { currencies, type Currency } from "@app/domain/enums.ts";
import { messages } from "@app/domain/messages.ts";
import { moneyIfPosted, type LessonMoney } from "../../features/billing/money-if-posted.public.ts";
import { comesToOf } from "../../features/lessons/lessons-list.public.ts";
import { bookedLessons } from "../../features/lessons/lessons.public.ts";
import { onlyTried } from "../../features/messages/mailing.public.ts";
import type { Route } from "../../http/route.ts";
import type { Context, WrittenMail } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { requirePermission } from "../../service/permission.ts";
import { choice, chosenRecords, type Choice } from "./choose-records.ts";
import { tried } from "./tried.ts";
import { lessonKinds } from "./lesson-kinds.ts";

const kinds = ["booked-cancel", "booked-restore", "booked-rearrange"] as const;

const asked = z.object({
  kind: z.enum(kinds, messages.choice("Kind")),
  choice,
  payload: z.unknown().optional().meta({ description: "What the kind asks for besides the records." }),
});

const moneySum = z
  .object({
    currency: z.enum(currencies),
    charged: z.int().meta({ description: "What families are charged beyond what they are now, in minor units." }),
    creditMinutes: z.int().meta({ description: "Minutes of credit that it takes besides." }),
    givenBack: z.int().meta({ description: "What was charged and is no longer, in minor units." }),
    creditMinutesBack: z.int().meta({ description: "Minutes of credit that are free again." }),
  })
  .meta({ id: "LessonsMoneySum" });

const lessonsPreview = z
  .object({
    lessons: z.int().meta({ description: "How many it would be done to." }),
    refused: z.array(
      z.object({ lessonId: z.string(), name: z.string(), reason: z.string() }).meta({ id: "LessonLeftOut" }),
    ),
    emails: z.int(),
    paidMinutes: z.int().meta({ description: "Minutes that tutors are paid for." }),
    sums: z.array(moneySum).meta({ description: "One for each currency." }),
    unsaid: z.int().meta({ description: "Lessons of which the books say nothing." }),
  })
  .meta({ id: "LessonsPreview" });
type LessonsPreview = z.infer<typeof lessonsPreview>;

interface Charge {
  amount: number;
  minutes: number;
}

const chargeOf = (money: LessonMoney | undefined): Charge =>
  money
    ? { amount: money.toBill + money.billed + money.usedAmount, minutes: money.usedMinutes }
    : { amount: 0, minutes: 0 };

/** What lessons are charged after an act, less what they were before, a sum for each currency. */
function sumsOf(
  ids: readonly string[],
  before: ReadonlyMap<string, LessonMoney>,
  after: ReadonlyMap<string, LessonMoney>,
) {
  const sums = new Map<Currency, z.infer<typeof moneySum>>();
  for (const id of ids) {
    const currency = (after.get(id) ?? before.get(id))?.currency;
    if (currency === undefined) continue;
    const [was, is] = [chargeOf(before.get(id)), chargeOf(after.get(id))];
    const sum = sums.get(currency) ?? { currency, charged: 0, creditMinutes: 0, givenBack: 0, creditMinutesBack: 0 };
    const [amount, minutes] = [is.amount - was.amount, is.minutes - was.minutes];
    sum.charged += Math.max(amount, 0);
    sum.givenBack += Math.max(-amount, 0);
    sum.creditMinutes += Math.max(minutes, 0);
    sum.creditMinutesBack += Math.max(-minutes, 0);
    sums.set(currency, sum);
  }
  return [...sums.values()].toSorted((one, other) => one.currency.localeCompare(other.currency));
}

/** Does what a bulk job would do, one lesson after the other as it does, and sums up what that comes to. */
async function previewed(
  context: Context,
  { kind: name, choice: chosen, payload }: { kind: (typeof kinds)[number]; choice: Choice; payload?: unknown },
): Promise<LessonsPreview> {
  const kind = lessonKinds[name];
  requirePermission(context, kind.permission);
  const given = parse(kind.payload, payload);
  const records = await chosenRecords(context, [name, kind], chosen);
  const written: WrittenMail[] = [];
  const refused: LessonsPreview["refused"] = [];
  const { id, customerId } = bookedLessons;
  const ofRecords = inArray(
    id,
    records.map(({ _id }) => _id),
  );
  const parties = await context.db.select({ id, customerId }).from(bookedLessons).where(ofRecords);
  const before = await moneyIfPosted(context, parties);
  const done = new Set<string>();
  for (const record of records) {
    const own: WrittenMail[] = [];
    const { _id, version, name: label } = record;
    const reason = await tried(
      context,
      async (inside) => (await kind.run({ ...inside, written: own }, { _id, version }, given))?.skipped ?? null,
    );
    if (reason === null) {
      done.add(_id);
      written.push(...own);
    } else refused.push({ lessonId: _id, name: label, reason });
  }
  const ids = [...done];
  const after = await moneyIfPosted(
    context,
    parties.filter((lesson) => done.has(lesson.id)),
  );
  const comesTo = await comesToOf(context, ids);
  return {
    lessons: done.size,
    refused,
    emails: written.length,
    // Half of 45 minutes is not a whole number; the sum is rounded, not each part.
    paidMinutes: Math.round(
      comesTo.reduce((sum, { settlement: { payMinutes, payBp } }) => sum + (payMinutes * payBp) / 10_000, 0),
    ),
    sums: sumsOf(ids, before, after),
    unsaid: comesTo.filter(({ money, settlement }) => money === null && settlement.chargeBp > 0).length,
  };
}

/** What bulk work on lessons would come to, before it is asked for. */
export const lessonsPreviewRoute: Route = onlyTried({
  method: "post",
  path: "/account-jobs/lessons-preview",
  permission: "lessons:act",
  shape: "plain",
  summary: "What cancelling, restoring or rearranging many lessons would come to; nothing is changed.",
  body: asked,
  answer: lessonsPreview,
  handle: (context, { body }) => previewed(context, body),
});
