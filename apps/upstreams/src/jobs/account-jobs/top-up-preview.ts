import { inArray } from "drizzle-orm";
import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import { topUpCourse } from "../../features/billing/top-up-course.public.ts";
import { confirmedLessons } from "../../features/lessons/lessons-tables.public.ts";
import { mailShown, onlyTried, withNames } from "../../features/messages/mailing.public.ts";
import type { Route } from "../../http/route.ts";
import type { Context, WrittenMail } from "../../service/context.ts";
import { choice, chosenRecords, type Choice } from "./choose-records.ts";
import { lessonKinds } from "./lesson-kinds.ts";
import { tried } from "./tried.ts";

const topUpsPreview = z
  .object({
    invoices: z.array(
      z
        .object({
          courseId: z.string(),
          name: z.string().meta({ description: "The course's number." }),
          customerId: z.string(),
          to: z.string().meta({ description: "The address that it goes to." }),
          description: z.string().meta({ description: "Its line." }),
          currency: z.enum(currencies),
          total: z.int().meta({ description: "In minor units." }),
          due: z.int().meta({ description: "What is left to pay once credit in money is taken off." }),
          mails: z.array(mailShown).meta({ description: "The emails that would go with it." }),
        })
        .meta({ id: "TopUpShown" }),
    ),
    refused: z.array(
      z.object({ courseId: z.string(), name: z.string(), reason: z.string() }).meta({ id: "CourseLeftOut" }),
    ),
    next: z.int().nullable().meta({ description: "`from` of the call that shows more of them; null at the end." }),
  })
  .meta({ id: "TopUpsPreview" });
type TopUpsPreview = z.infer<typeof topUpsPreview>;

/** How many invoices one call shows; each takes some dozens of queries, in the transaction that is taken back. */
const invoicesMax = 10;

/** The courses that were chosen, those of a payer together: what credit pays of an invoice depends on those before it. */
async function coursesByPayer(context: Context, chosen: Choice) {
  const kind = ["courses-top-up", lessonKinds["courses-top-up"]] as const;
  const courses = await chosenRecords(context, kind, chosen, accountJobMessages.previewedInvoices);
  const { id, customerId } = confirmedLessons;
  const ids = courses.map(({ _id }) => _id);
  const payers = await context.db.select({ id, customerId }).from(confirmedLessons).where(inArray(id, ids));
  const payerOf = new Map(payers.map((payer) => [payer.id, payer.customerId]));
  const byPayer = new Map<string, typeof courses>();
  for (const course of courses) {
    const payer = payerOf.get(course._id) ?? "";
    byPayer.set(payer, [...(byPayer.get(payer) ?? []), course]);
  }
  return [...byPayer.values()];
}

/** Sends some of the invoices as a bulk job would, one course after the other, and says what they are. */
async function previewed(context: Context, chosen: Choice, from: number): Promise<TopUpsPreview> {
  const shown: TopUpsPreview = { invoices: [], refused: [], next: null };
  let place = 0;
  for (const courses of await coursesByPayer(context, chosen)) {
    if (place >= from && shown.invoices.length >= invoicesMax) return { ...shown, next: place };
    if (place >= from) await previewPayer(context, courses, shown);
    place += courses.length;
  }
  return shown;
}

async function previewPayer(
  context: Context,
  courses: readonly { _id: string; name: string }[],
  shown: TopUpsPreview,
): Promise<void> {
  for (const { _id: courseId, name } of courses) {
    const reason = await tried(context, async (inside) => {
      const written: WrittenMail[] = [];
      const { invoice, skipped } = await topUpCourse({ ...inside, written }, courseId);
      if (invoice === null) return skipped;
      const { customerId, email: to, lines, currency, total, due } = invoice;
      const description = lines[0]?.description ?? "";
      const bill = { courseId, name, customerId: customerId ?? "", to, description, currency, total, due };
      shown.invoices.push({ ...bill, mails: await withNames(inside, written) });
      return null;
    });
    if (reason !== null) shown.refused.push({ courseId, name, reason });
  }
}

/** The invoices for more lessons that bulk work on courses would send, before it is asked for. */
export const topUpsPreviewRoute: Route = onlyTried({
  method: "post",
  path: "/account-jobs/top-ups-preview",
  permission: "invoices:act",
  shape: "plain",
  summary:
    "The invoices for more lessons that would be sent for many courses, some at a time, and who gets none; nothing is changed.",
  body: z.object({
    choice,
    from: z.int().min(0).default(0).meta({ description: "How many of them were shown: `next` of the answer before." }),
  }),
  answer: topUpsPreview,
  handle: (context, { body }) => previewed(context, body.choice, body.from),
});
