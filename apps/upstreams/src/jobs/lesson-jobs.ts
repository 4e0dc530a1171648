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
    title: "Let proposals run out",
    does: "Ends proposals that tutors have not answered in time; their requests are new again.",
    everyMinutes: 10,
    run: async ({ database, now, signal }) => ({
      ended: await inBatches(signal, (atMost) => expireProposals(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "expire-requests",
    title: "Expire quiet requests",
    does: "Expires requests for lessons about which nothing has happened for as long as the settings say.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      expired: await inBatches(signal, (atMost) => expireQuietRequests(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "pass-lessons",
    title: "Let lessons pass",
    does: "Asks how lessons went whose time is over, and completes those that nobody objected to in time.",
    everyMinutes: 5,
    run: async ({ database, now, signal }) => ({
      over: await inBatches(signal, (atMost) => lapseLessons(database, now, atMost)),
      confirmed: await inBatches(signal, (atMost) => confirmLessons(database, now, atMost)),
    }),
  },
  {
    name: "remind-of-lessons",
    title: "Remind of lessons",
    does: "Reminds tutors and customers of lessons a day and an hour before, each by their own clock.",
    everyMinutes: 5,
    run: async ({ database, now, signal }) => ({
      dayBefore: await inBatches(signal, (atMost) => remindOfLessons(database, now, atMost, "day")),
      hourBefore: await inBatches(signal, (atMost) => remindOfLessons(database, now, atMost, "hour")),
    }),
  },
  {
    name: "tell-of-clock-changes",
    title: "Tell of clock changes",
    does: "Tells tutors and customers 14 and 2 days before a clock changes that lessons move by other clocks, each by their own.",
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
    title: "End the search for other times",
    does: "Cancels lessons for which nobody agreed to another time within a week, and warns of it a day before.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      ended: await inBatches(signal, (atMost) => endReschedules(database, now, atMost)),
      warned: await inBatches(signal, (atMost) => warnOfReschedules(database, now, atMost)),
    }),
  },
  {
    name: "resume-courses",
    title: "End pauses of courses",
    does: "Resumes confirmed courses whose pause is over.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      resumed: await inBatches(signal, (atMost) => resumeCourses(database, now, atMost)),
    }),
  },
  {
    name: "customer-status",
    title: "Follow who stays and who leaves",
    does: "Marks active customers as churned who have had no lesson for 45 days and have none to come, and those as active who are back.",
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
