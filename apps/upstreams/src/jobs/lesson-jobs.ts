import { notifyOfClockChanges } from "../features/calendar/calendar.public.ts";
import {
  confirmLessons,
  endReschedules,
  expireHolds,
  expireProposals,
  expireQuietRequests,
  followChurn,
  generateLessons,
  lapseLessons,
  remindOfHolds,
  remindOfLessons,
  resumeCourses,
  warnOfReschedules,
} from "../features/lessons/lessons.public.ts";
import { inBatches, smallBatch, type Job } from "./job.ts";

const hour = 60;

/** Time-driven changes of requests, courses and booked lessons. */
export const lessonJobs: readonly Job[] = [
  {
    name: "expire-proposals",
    title: "Expire unanswered proposals",
    does: "Ends proposals that tutors have not answered in time; their requests are new again.",
    everyMinutes: 10,
    run: async ({ database, now, signal }) => ({
      ended: await inBatches(signal, (atMost) => expireProposals(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "expire-requests",
    title: "Expire inactive requests",
    does: "Expires lesson requests with no activity for the time in the settings.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      expired: await inBatches(signal, (atMost) => expireQuietRequests(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "pass-lessons",
    title: "Complete past lessons",
    does: "Asks how a lesson went once its time is over, and completes it if nobody objects in time.",
    everyMinutes: 5,
    run: async ({ database, now, signal }) => ({
      over: await inBatches(signal, (atMost) => lapseLessons(database, now, atMost)),
      confirmed: await inBatches(signal, (atMost) => confirmLessons(database, now, atMost)),
    }),
  },
  {
    name: "remind-of-lessons",
    title: "Send lesson reminders",
    does: "Reminds tutors and customers of lessons a day and an hour before, each by their own clock.",
    everyMinutes: 5,
    run: async ({ database, now, signal }) => ({
      dayBefore: await inBatches(signal, (atMost) => remindOfLessons(database, now, atMost, "day")),
      hourBefore: await inBatches(signal, (atMost) => remindOfLessons(database, now, atMost, "hour")),
    }),
  },
  {
    name: "tell-of-clock-changes",
    title: "Warn of clock changes",
    does: "Warns tutors and customers 14 and 2 days before a clock change moves their lessons by their own clock.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      told: await inBatches(signal, (atMost) => notifyOfClockChanges(database, now, atMost)),
    }),
  },
  {
    name: "end-unpaid-holds",
    title: "End unpaid holds",
    does: "Reminds of courses that are not paid for, and ends them some hours before their first lesson, as the settings say.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      reminded: await inBatches(signal, (atMost) => remindOfHolds(database, now, atMost)),
      ended: await inBatches(signal, (atMost) => expireHolds(database, now, atMost)),
    }),
  },
  {
    name: "end-reschedules",
    title: "Cancel lessons with no new time",
    does: "Cancels lessons for which no new time was agreed within a week, with a warning a day before.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      ended: await inBatches(signal, (atMost) => endReschedules(database, now, atMost)),
      warned: await inBatches(signal, (atMost) => warnOfReschedules(database, now, atMost)),
    }),
  },
  {
    name: "resume-courses",
    title: "Resume paused courses",
    does: "Resumes confirmed courses whose pause is over.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      resumed: await inBatches(signal, (atMost) => resumeCourses(database, now, atMost)),
    }),
  },
  {
    name: "customer-status",
    title: "Update customer activity",
    does: "Marks active customers as churned after 45 days without a lesson and none booked, and returning ones as active.",
    everyMinutes: 24 * hour,
    run: async ({ database, now, signal }) => ({
      changed: await inBatches(signal, (atMost) => followChurn(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "generate-lessons",
    title: "Book lessons ahead",
    does: "Books the lessons of confirmed courses for eight weeks ahead; tells staff of days on which someone is busy or away.",
    everyMinutes: 24 * hour,
    run: async ({ database, now, signal }) => ({
      courses: await inBatches(signal, (atMost) => generateLessons(database, now, atMost)),
    }),
  },
];
