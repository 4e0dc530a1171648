import { lessonReasonLabels } from "../lessons/course-enums.ts";
import { defineReport } from "./report-definition.ts";

/** Source: domain.md 4.3. */
export const rescheduledLessons = defineReport({
  name: "rescheduled-lessons",
  title: "Rescheduled lessons",
  about:
    "Lessons that were moved, in the period in which they were to begin. Why earlier ones were moved was not recorded.",
  numbers: {
    rate: {
      label: "Moved",
      unit: "share",
      formula: "Lessons moved at least once ÷ lessons whose first start is in the period.",
      rows: "lessons that were moved",
      moreIs: "bad",
    },
    moves: {
      label: "Moves",
      unit: "count",
      formula: "Times at which a lesson was to begin and from which it was moved.",
      rows: "moved lessons",
      moreIs: "bad",
    },
    requests: {
      label: "Requests to move",
      unit: "count",
      formula: "Lessons that somebody asked to move, whatever came of it.",
      rows: "lessons",
    },
    inTime: {
      label: "Inside the policy",
      unit: "share",
      formula: "Moves with the notice that the policy asks for ÷ moves whose notice was recorded.",
      rows: "moves with enough notice",
      moreIs: "good",
    },
    notice: {
      label: "Median notice",
      unit: "hours",
      formula: "The median of the hours from the wish to move until the start.",
      rows: "moves with a recorded notice",
    },
    delay: {
      label: "Median delay",
      unit: "hours",
      formula: "The median of the hours from the old start to the new one.",
      rows: "moves with a new time",
    },
    recovered: {
      label: "Given after all",
      unit: "share",
      formula: "Moved lessons that were completed in the end ÷ moved lessons.",
      rows: "moved lessons that were given",
      moreIs: "good",
    },
    byTutor: {
      label: "Moved by the tutor",
      unit: "share",
      formula:
        "Lessons that the tutor moved, but for outages and clock changes ÷ lessons whose first start is in the period.",
      rows: "lessons that the tutor moved",
      moreIs: "bad",
    },
    outages: { label: "Outages", unit: "count", formula: "Moves because power or internet failed.", rows: "moves" },
    clockChanges: {
      label: "Clock changes",
      unit: "count",
      formula: "Moves because the clocks changed.",
      rows: "moves",
    },
  },
  headline: ["rate", "moves", "inTime", "delay", "recovered"],
  columns: [
    ...(["moves", "rate", "requests", "inTime", "notice"] as const),
    ...(["delay", "recovered", "byTutor", "outages", "clockChanges"] as const),
  ],
  chart: "moves",
  groups: {
    tutor: { label: "Tutor", person: "tutor" },
    learner: { label: "Learner", person: "customer" },
    who: { label: "Asked by", names: { "not-recorded": "Not recorded" } },
    reason: { label: "Reason", names: { ...lessonReasonLabels, "not-recorded": "Not recorded" } },
    notice: {
      label: "Notice",
      inOrder: true,
      names: { 1: "Under 2 h", 2: "2 to 12 h", 3: "12 to 24 h", 4: "24 to 72 h", 5: "Over 72 h", 6: "Not recorded" },
    },
    weekday: { label: "Weekday, where the learner is", inOrder: true },
    region: { label: "Region" },
  },
  itemValue: { label: "Delay", unit: "hours" },
  itemNote: "Asked by, reason, notice",
});
