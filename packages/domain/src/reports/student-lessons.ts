import { defineReport } from "./report-definition.ts";

const count = (label: string, formula: string, moreIs?: "good" | "bad") =>
  ({ label, unit: "count", formula, rows: "lessons", ...(moreIs && { moreIs }) }) as const;

/** Columns of each of its tables; that of learners has more. */
const ofAll = [
  ...([
    "completed",
    "booked",
    "completion",
    "studentNoShows",
    "tutorNoShows",
    "cancelledEarly",
    "cancelledLate",
  ] as const),
  ...(["moves", "outages", "upcoming", "minutes", "sinceLast", "pods", "immersions"] as const),
] as const;

/** Source: domain.md 4.2. */
export const studentLessons = defineReport({
  name: "student-lessons",
  title: "Student lessons",
  about: "What became of each learner's lessons.",
  numbers: {
    booked: count("Booked", "Lessons whose first start is in the period, counted once however often they were moved."),
    completed: count("Completed", "Lessons that were given.", "good"),
    studentNoShows: count("Student no-shows", "Lessons that the learner did not come to.", "bad"),
    tutorNoShows: count("Tutor no-shows", "Lessons that the tutor did not come to.", "bad"),
    cancelledEarly: count("Cancelled early", "Cancelled lessons with the notice that the policy asks for; no outages."),
    cancelledLate: count(
      "Cancelled late",
      "Cancelled lessons with less notice than the policy asks for; no outages.",
      "bad",
    ),
    moves: count("Moved", "Times at which a lesson was to begin and from which it was moved."),
    outages: count("Outages", "Lessons that were cancelled or cut short because power or internet failed."),
    upcoming: count("Upcoming", "Lessons in the period that are still to come."),
    minutes: {
      label: "Minutes",
      unit: "minutes",
      formula: "The minutes of completed lessons, as they were recorded or else agreed.",
      rows: "lessons",
    },
    completion: {
      label: "Completion",
      unit: "share",
      formula:
        "Completed lessons ÷ (completed + student no-shows + tutor no-shows + cancelled early + cancelled late).",
      rows: "completed lessons",
      moreIs: "good",
    },
    sinceLast: {
      label: "Since the last",
      unit: "days",
      formula: "Full days since the last completed lesson of the period.",
      rows: "completed lessons",
      notOfWhole: true,
    },
    lastLesson: {
      label: "Last lesson",
      unit: "day",
      formula: "The learner's day of the last completed lesson of the period.",
      rows: "completed lessons",
      notOfWhole: true,
    },
    nextLesson: {
      label: "Next lesson",
      unit: "day",
      formula: "The learner's day of the next lesson that is still to come, whatever the period.",
      rows: "lessons",
      notOfWhole: true,
      fewest: 0,
    },
    creditLeft: {
      label: "Credit left",
      unit: "minutes",
      formula:
        "Minutes of lessons that are paid for and not yet used, as things stand now; what a family shares is counted for each of its learners.",
      rows: "credits",
      notOfWhole: true,
      fewest: 0,
    },
    pods: count("Pod sessions", "Sessions of learning pods that they attended; in no other figure here."),
    immersions: count("Immersions", "Virtual immersions that they attended; in no other figure here."),
  },
  headline: ["completed", "booked", "completion", "minutes", "upcoming"],
  columns: [...ofAll, "lastLesson", "nextLesson", "creditLeft"],
  chart: "completed",
  groups: {
    learner: { label: "Learner", person: "customer" },
    tutor: { label: "Tutor", person: "tutor", columns: ofAll },
    subject: { label: "Subject", columns: ofAll },
    region: { label: "Region", columns: ofAll },
  },
  itemValue: { label: "Minutes", unit: "minutes" },
});
