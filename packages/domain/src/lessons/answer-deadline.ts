/** By when tutors and customers answer a proposal: before its first lesson. Source: domain.md 2.1. */
import { counted } from "../counted.ts";
import type { Conflict, Planned } from "./conflicts.ts";
import { lessonMessages } from "./lesson-messages.ts";

const hour = 3_600_000;

/** How many hours before the first lesson an answer is needed, even by a tutor who asks for less notice. */
const leastHoursBefore = 2;

interface Asked {
  now: Date;
  /** How long they may consider it. */
  hours: number;
  /** The first lesson; null if there is none. */
  first: Date | null;
  /** The notice that the tutor needs, in hours. */
  noticeHours: number;
}

const noticeBefore = (first: Date, noticeHours: number) =>
  new Date(first.getTime() - Math.max(noticeHours, leastHoursBefore) * hour);

/**
 * By when to answer: within so many hours, but with the notice that the tutor needs before the first lesson. If that has
 * passed, until the lesson begins.
 */
export function answerDeadline({ now, hours, first, noticeHours }: Asked): Date {
  const allowed = new Date(now.getTime() + hours * hour);
  if (first === null || first <= now) return allowed;
  const notice = noticeBefore(first, noticeHours);
  const latest = notice > now ? notice : first;
  return latest < allowed ? latest : allowed;
}

/** Warns that the first lesson is so soon that there is hardly time to answer. */
export function tooSoonToAnswer({ tutor, lessons, now }: Planned): Conflict[] {
  const first = lessons.find(({ start }) => start > now);
  if (!first || noticeBefore(first.start, tutor.minNoticeHours) > now) return [];
  const left = counted(Math.max(1, Math.floor((first.start.getTime() - now.getTime()) / hour)), "hour");
  return [{ rule: "notice", level: "soft", text: lessonMessages.soon(left, tutor.name), at: first.start }];
}
