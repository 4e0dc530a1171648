import { ratingAskedDays } from "@app/domain/lessons/answers.ts";
import type { LessonMailKind } from "@app/domain/lessons/lesson-mail-kinds.ts";
import { payAlone, withoutPay } from "@app/domain/lessons/lesson-mail-words.ts";
import { lessonName } from "@app/domain/lessons/lesson-names.ts";
import { eq } from "drizzle-orm";
import type { Context } from "../../../service/context.ts";
import { costOfLesson } from "../../billing/lesson-cost.public.ts";
import { settingOf } from "../../system/settings/settings.public.ts";
import { lessonOwner } from "../booked/lesson-owner.ts";
import type { BookedRow } from "../booked/booked.table.ts";
import { confirmedLessons } from "../courses/courses.table.ts";
import { lessonTexts } from "./lesson-email-texts.ts";
import { writeLetters, type Letter, type Side, type Why } from "./write-emails.ts";

const hour = 3_600_000;
const both: readonly Side[] = ["customer", "tutor"];
const otherThan = (byKind: string): readonly Side[] => both.filter((side) => side !== byKind);
const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);
const minutesOf = ({ startAt, endAt }: BookedRow) =>
  `${Math.round((endAt.getTime() - startAt.getTime()) / 60_000)} minutes`;

/** Of what several may come at once, when many lessons are changed in one act. */
const ofManyAtOnce: ReadonlySet<LessonMailKind> = new Set([
  "lesson-cancelled",
  "lesson-moved",
  "lesson-restored",
  "lesson-covered",
  "cover-ended",
  "cover-given",
  "lesson-taken-over",
]);

/** Writes about one lesson; "when" and "how long" are always said. Returns how many letters that were. */
export async function write(
  context: Context,
  lesson: BookedRow,
  { kind, ...letter }: Letter & { kind: LessonMailKind },
): Promise<number> {
  const text = { kind, words: lessonTexts[kind] };
  const written = await writeLetters(context, lesson, await lessonOwner(context, lesson), text, {
    ...letter,
    ...(ofManyAtOnce.has(kind) && { dated: lesson.startAt }),
    say: (reader) => ({
      lessonName: lessonName(lesson.subject, lesson.kind, true),
      lessonTime: reader.moment(lesson.startAt),
      lessonLength: minutesOf(lesson),
      ...letter.say(reader),
    }),
  });
  return written.length;
}

const sentenceFor = (side: Side, sentence: string) => (side === "customer" ? withoutPay(sentence) : payAlone(sentence));

/** Tells both that a lesson has moved: as a move, never as a cancellation. Source: domain.md 2.3. */
export const notifyMoved = (
  context: Context,
  lesson: BookedRow,
  { to, reason, sentence }: { to: BookedRow; reason: Why; sentence: string },
) =>
  write(context, lesson, {
    kind: "lesson-moved",
    to: both,
    say: ({ side, moment }) => ({
      newTime: moment(to.startAt),
      lessonReason: reason(side),
      lessonOutcome: sentenceFor(side, sentence),
    }),
  });

/** Tells both, or one of them, that a lesson is cancelled, why, and what it comes to. */
export const notifyCancelled = (
  context: Context,
  lesson: BookedRow,
  { to = both, ...said }: { to?: readonly Side[]; reason: Why; sentence: string },
) =>
  write(context, lesson, {
    kind: "lesson-cancelled",
    to,
    say: ({ side }) => ({ lessonReason: said.reason(side), lessonOutcome: sentenceFor(side, said.sentence) }),
  });

const endOfSearch = ({ reschedule }: BookedRow) => new Date(reschedule?.expiresAt ?? 0);

/** Tells the other side that somebody has asked for another time; where staff did, both. */
export const notifyTimeAsked = (context: Context, lesson: BookedRow, reason: Why) =>
  write(context, lesson, {
    kind: "time-asked",
    to: otherThan(lesson.reschedule?.byKind ?? "staff"),
    say: ({ side, until }) => ({ lessonReason: reason(side), answerBy: until(endOfSearch(lesson)) }),
  });

/** Asks the other side whether the newest time that was proposed suits them, with a link to answer. */
export async function askAboutTime(context: Context, lesson: BookedRow): Promise<number> {
  const proposed = lesson.reschedule?.proposals.at(-1);
  if (!proposed) return 0;
  const at = new Date(proposed.startAt);
  const expiresAt = new Date(Math.min(endOfSearch(lesson).getTime(), at.getTime()));
  return write(context, lesson, {
    kind: "time-proposed",
    to: otherThan(proposed.byKind),
    say: ({ moment, until }) => ({ newTime: moment(at), answerBy: until(expiresAt) }),
    ask: () => ({ kind: "time", recordId: lesson.id, about: proposed.startAt, expiresAt }),
  });
}

/** Tells whoever proposed a time that it was declined. */
export async function notifyTimeDeclined(context: Context, lesson: BookedRow, reason: string): Promise<number> {
  const declined = lesson.reschedule?.proposals.at(-1);
  if (!declined) return 0;
  const { byKind, startAt } = declined;
  const to: readonly Side[] = byKind === "tutor" || byKind === "customer" ? [byKind] : [];
  return write(context, lesson, {
    kind: "time-declined",
    to,
    say: ({ moment, until }) => ({
      newTime: moment(new Date(startAt)),
      lessonReason: reason,
      answerBy: until(endOfSearch(lesson)),
    }),
  });
}

/** Asks the tutor how a lesson went whose time is over. */
export const askForReport = (context: Context, lesson: BookedRow) =>
  write(context, lesson, { kind: "report-wanted", to: ["tutor"], say: () => ({}) });

const askedUntil = ({ now }: Context) => after(now, ratingAskedDays * 24);

/** Sends the customer the tutor's report, with what the lesson comes to, and asks both for a rating. Source: domain.md 1.2, 2.3. */
export async function notifyCompleted(context: Context, lesson: BookedRow, sentence: string): Promise<number> {
  const { covered, homework, nextSteps } = lesson.report ?? { covered: "", homework: null, nextSteps: null };
  const report = [covered, homework && `Homework: ${homework}`, nextSteps && `Next: ${nextSteps}`];
  const asked = { recordId: lesson.id, about: lesson.id, expiresAt: askedUntil(context) };
  const sent = await write(context, lesson, {
    kind: "lesson-report",
    to: ["customer"],
    say: ({ side }) => ({
      lessonReport: report.filter(Boolean).join("\n\n"),
      lessonOutcome: sentenceFor(side, sentence),
    }),
    ask: () => ({ kind: "rating", ...asked }),
  });
  const letter: Letter = { to: ["tutor"], say: () => ({}), ask: () => ({ kind: "learner-rating", ...asked }) };
  return sent + (await write(context, lesson, { kind: "learner-rating", ...letter }));
}

/** Tells the customer that the learner was missed, with a link to object in time. Source: domain.md 2.3, 5.6. */
export async function notifyStudentMissed(context: Context, lesson: BookedRow, sentence: string): Promise<number> {
  const expiresAt = after(context.now, await settingOf(context, "objectionHours", lesson.regionId));
  return write(context, lesson, {
    kind: "student-no-show",
    to: ["customer"],
    say: ({ side, until }) => ({ lessonOutcome: sentenceFor(side, sentence), answerBy: until(expiresAt) }),
    ask: () => ({ kind: "no-show", recordId: lesson.id, about: lesson.statusSince.toISOString(), expiresAt }),
  });
}

/** Tells the customer that the tutor did not come, and asks the tutor why. */
export async function notifyTutorMissed(context: Context, lesson: BookedRow, sentence: string): Promise<number> {
  const say: Letter["say"] = ({ side }) => ({ lessonOutcome: sentenceFor(side, sentence) });
  const sent = await write(context, lesson, { kind: "tutor-no-show", to: ["customer"], say });
  return sent + (await write(context, lesson, { kind: "tutor-missed", to: ["tutor"], say }));
}

/** Asks both for their account of a lesson that is disputed. */
export async function notifyDisputed(context: Context, lesson: BookedRow, reason: string): Promise<number> {
  const days = await settingOf(context, "disputeDays", lesson.regionId);
  return write(context, lesson, {
    kind: "lesson-disputed",
    to: both,
    say: ({ until }) => ({ lessonReason: reason, answerBy: until(after(context.now, days * 24)) }),
  });
}

/** Tells both how a dispute was decided. */
export const notifySettled = (
  context: Context,
  lesson: BookedRow,
  { chargePercent, payPercent }: { chargePercent: number; payPercent: number },
) =>
  write(context, lesson, {
    kind: "dispute-settled",
    to: both,
    say: ({ side }) => ({
      lessonOutcome: side === "tutor" ? `You are paid ${payPercent}% for it.` : `It is charged ${chargePercent}%.`,
    }),
  });

/** Where a lesson is held: by its own link, else its course's; "" where there is none yet. */
export async function placeOfLesson({ db }: Pick<Context, "db">, lesson: BookedRow): Promise<string> {
  const { id, meetingUrl, meetingPasscode } = confirmedLessons;
  const [course] = await db
    .select({ meetingUrl, meetingPasscode })
    .from(confirmedLessons)
    .where(eq(id, lesson.courseId ?? ""));
  const { meetingUrl: url, meetingPasscode: passcode } = lesson.meetingUrl === null ? (course ?? lesson) : lesson;
  if (url === null) return "";
  return `Join here: ${url}${passcode ? ` (passcode ${passcode})` : ""}`;
}

/** Tells both of a lesson that was booked beside the usual ones, and those who pay what it costs. */
export async function notifyBooked(context: Context, lesson: BookedRow): Promise<number> {
  const meetingLink = await placeOfLesson(context, lesson);
  const costs = await costOfLesson(context, lesson);
  return write(context, lesson, {
    kind: "lesson-booked",
    to: both,
    say: ({ side, personId }) => ({
      meetingLink,
      lessonOutcome: (side === "customer" ? costs.get(personId) : undefined) ?? "",
    }),
  });
}

/** Tells both that a cancelled lesson is given after all. Returns how many were written to. */
export async function notifyRestored(context: Context, lesson: BookedRow): Promise<number> {
  const meetingLink = await placeOfLesson(context, lesson);
  return write(context, lesson, { kind: "lesson-restored", to: both, say: () => ({ meetingLink }) });
}

/** Reminds both of a lesson, each by their own clock. Returns how many were written to. Source: domain.md 2.3. */
export async function remindOf(context: Context, lesson: BookedRow): Promise<number> {
  const meetingLink = await placeOfLesson(context, lesson);
  return write(context, lesson, { kind: "lesson-reminder", to: both, say: () => ({ meetingLink }) });
}
