import { z } from "zod";
import { currencies } from "@app/domain/enums.ts";
import { accountJobMessages } from "@app/domain/system/account-job.ts";
import { topUpCourse } from "../../features/billing/top-up-course.public.ts";
import { onlyTried } from "../../features/messages/mailing.public.ts";
import type { Route } from "../../http/route.ts";
import type { Context } from "../../service/context.ts";
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
        })
        .meta({ id: "TopUpShown" }),
    ),
    refused: z.array(
      z.object({ courseId: z.string(), name: z.string(), reason: z.string() }).meta({ id: "CourseLeftOut" }),
    ),
  })
  .meta({ id: "TopUpsPreview" });
type TopUpsPreview = z.infer<typeof topUpsPreview>;

/** Sends the invoices as a bulk job would, one course after the other, and says what they are. */
async function previewed(context: Context, chosen: Choice): Promise<TopUpsPreview> {
  const courses = await chosenRecords(
    context,
    lessonKinds["courses-top-up"],
    chosen,
    accountJobMessages.previewedInvoices,
  );
  const shown: TopUpsPreview = { invoices: [], refused: [] };
  for (const { _id: courseId, name } of courses) {
    const reason = await tried(context, async (inside) => {
      const { invoice, skipped } = await topUpCourse({ ...inside, written: [] }, courseId);
      if (invoice === null) return skipped;
      const { customerId, email: to, lines, currency, total, due } = invoice;
      const description = lines[0]?.description ?? "";
      shown.invoices.push({ courseId, name, customerId: customerId ?? "", to, description, currency, total, due });
      return null;
    });
    if (reason !== null) shown.refused.push({ courseId, name, reason });
  }
  return shown;
}

/** The invoices for more lessons that bulk work on courses would send, before it is asked for. */
export const topUpsPreviewRoute: Route = onlyTried({
  method: "post",
  path: "/account-jobs/top-ups-preview",
  permission: "invoices:act",
  shape: "plain",
  summary: "The invoices for more lessons that would be sent for many courses, and who gets none; nothing is changed.",
  body: z.object({ choice }),
  answer: topUpsPreview,
  handle: (context, { body }) => previewed(context, body.choice),
});
