import { eq } from "drizzle-orm";
import { ratingAskedDays } from "@app/domain/lessons/answers.ts";
import { lessonDay, lessonTime } from "@app/domain/lessons/lesson-words.ts";
import { fullName } from "@app/domain/people/person.ts";
import { ratingMessages } from "@app/domain/ratings/rating-messages.ts";
import { fillTemplate, type Placeholder } from "@app/domain/system/template-text.ts";
import { updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { nameOf } from "../account/account.public.ts";
import { personOf } from "../customers/customers.public.ts";
import {
  bookedKind,
  bookedLessons,
  learnerLabel,
  logLessons,
  type BookedRecord,
  type BookedRow,
} from "../lessons/lessons.public.ts";
import { writeEmail } from "../messages/messages.public.ts";
import { regions } from "../regions/regions.public.ts";
import { bodyWith, issueAnswerLink } from "../lessons/answers.public.ts";
import { emailInUse } from "../system/templates/templates.public.ts";
import { lessonRatings } from "./ratings.table.ts";

/** Asks whoever pays by email, in the words of the template in use; nobody who has no email, and not without a template. */
async function write(context: Context, lesson: BookedRow): Promise<void> {
  const template = await emailInUse(context, "lesson-rating");
  const { firstName, lastName, email, timeZone } = await personOf(context, lesson.customerId);
  if (!template || email === null) return;
  const { name } = regions;
  const [region] = await context.db.select({ name }).from(regions).where(eq(regions.id, lesson.regionId));
  const values: Partial<Record<Placeholder, string>> = {
    firstName,
    lastName,
    regionName: region?.name ?? "",
    lessonSubject: lesson.subject,
    ownerName: await nameOf(context, context.actor.personId),
    learnerNames: await learnerLabel(context, { ...lesson, leadId: null }, "payer"),
    lessonTimes: `${lessonDay(lesson.startAt, timeZone)} at ${lessonTime(lesson.startAt, timeZone)}`,
    tutorName: fullName(await personOf(context, lesson.tutorId)),
  };
  const expiresAt = new Date(context.now.getTime() + ratingAskedDays * 86_400_000);
  await writeEmail(context, {
    toPersonId: lesson.customerId,
    address: email,
    subject: fillTemplate(template.subject ?? "", values, "line"),
    textFor: (link) => bodyWith(template.body, values, link),
    link: await issueAnswerLink(context, {
      kind: "rating",
      personId: lesson.customerId,
      side: "customer",
      recordId: lesson.id,
      about: lesson.id,
      expiresAt,
    }),
  });
}

/** Asks the customer once more to rate a lesson that nobody has rated. Source: domain.md 3.4. */
export const askForRatingAgain = (context: Context, at: { _id: string; version: number }): Promise<BookedRecord> =>
  changeRecord(context, bookedKind, at, {
    async check({ id, status, ratingAskedAgainAt }) {
      if (status !== "completed") throw new Refusal("WRONG_STATE", ratingMessages.onlyCompleted);
      if (ratingAskedAgainAt !== null) throw new Refusal("WRONG_STATE", ratingMessages.asked);
      if ((await context.db.$count(lessonRatings, eq(lessonRatings.lessonId, id))) > 0)
        throw new Refusal("WRONG_STATE", ratingMessages.rated);
    },
    write: (before) => updateRecord(context, bookedLessons, before, { ratingAskedAgainAt: context.now }),
    async effects(lesson) {
      const summary = "The customer was asked once more to rate the lesson.";
      await logLessons(context, [{ lesson, event: "reminder-sent", summary }]);
      await write(context, lesson);
    },
  });
