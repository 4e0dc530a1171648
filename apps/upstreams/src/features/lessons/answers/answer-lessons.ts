import { momentInWords } from "@app/domain/lessons/lesson-mail-words.ts";
import { wallClockOf } from "@app/domain/time.ts";
import type { BookedRow } from "../booked/booked.table.ts";
import { disputeLesson } from "../booked/disputes.service.ts";
import { declineTime } from "../booked/reschedule-requests.service.ts";
import { agreeReschedule } from "../booked/reschedule.service.ts";
import { factsOf, lessonOf, type Reading } from "./answer-lesson-facts.ts";
import type { AnswerRules } from "./answer-rules.ts";
import type { AnswerLinkRow } from "./answer-links.table.ts";

/** The lesson whose newest proposed time is the one that is asked about, and not answered. */
async function pendingFor(context: Reading, link: AnswerLinkRow): Promise<BookedRow | null> {
  const lesson = await lessonOf(context, link);
  const open = lesson?.reschedule?.proposals.at(-1);
  const isAsked = lesson?.status === "reschedule-pending" && open?.answer === null && open.startAt === link.about;
  return isAsked ? lesson : null;
}

/** The other side agrees to another time of a lesson, which moves it, or declines. Source: domain.md 2.3, 2.4. */
export const time: AnswerRules = {
  async look(context, link, timeZone) {
    const lesson = await pendingFor(context, link);
    if (!lesson) return null;
    const facts = [
      ...(await factsOf(context, lesson, link)),
      { label: "Until now", text: momentInWords(lesson.startAt, timeZone) },
      { label: "New time", text: momentInWords(new Date(link.about), timeZone) },
    ];
    return { facts, choices: ["accept", "decline"] };
  },
  async answer(context, link, { choice, note }) {
    const lesson = await pendingFor(context, link);
    if (!lesson) return;
    const at = { _id: lesson.id, version: lesson.version };
    if (choice === "decline") return declineTime(context, { ...at, reason: note ?? "" });
    const { date, time: clock } = wallClockOf(new Date(link.about), lesson.anchorTimeZone);
    return agreeReschedule(context, { ...at, date, time: clock, despite: true });
  },
};

/** The lesson of a no-show that nobody has changed since. */
async function missedFor(context: Reading, link: AnswerLinkRow): Promise<BookedRow | null> {
  const lesson = await lessonOf(context, link);
  const isAsked = lesson?.status === "student-no-show" && lesson.statusSince.toISOString() === link.about;
  return isAsked ? lesson : null;
}

/** A customer objects to a no-show; what the lesson comes to rests until that is decided. Source: domain.md 2.3, 5.6. */
export const noShow: AnswerRules = {
  async look(context, link, timeZone) {
    const lesson = await missedFor(context, link);
    if (!lesson) return null;
    const when = { label: "When", text: momentInWords(lesson.startAt, timeZone) };
    return { facts: [...(await factsOf(context, lesson, link)), when], choices: ["object"] };
  },
  async answer(context, link, { note }) {
    const lesson = await missedFor(context, link);
    if (!lesson) return;
    const at = { _id: lesson.id, version: lesson.version };
    await disputeLesson(context, { ...at, byKind: "customer", reason: note ?? "" });
  },
};
