import { defineReport } from "./report-definition.ts";

/** Source: domain.md 4.9. */
export const studentNoShow = defineReport({
  name: "student-no-show",
  title: "Student no-shows",
  about: "Lessons that began without the learner. A tutor who did not come is counted apart.",
  numbers: {
    rate: {
      label: "No-show rate",
      unit: "share",
      formula: "Student no-shows ÷ (completed lessons + student no-shows).",
      rows: "student no-shows",
      moreIs: "bad",
    },
    noShows: {
      label: "No-shows",
      unit: "count",
      formula: "Lessons that ended as a student no-show.",
      rows: "lessons",
      moreIs: "bad",
    },
    repeated: {
      label: "Repeated",
      unit: "count",
      formula: "Student no-shows of learners who missed another lesson within the 28 days before.",
      rows: "lessons",
      moreIs: "bad",
    },
    charged: {
      label: "Charged",
      unit: "count",
      formula: "Student no-shows whose settlement charges the customer anything.",
      rows: "lessons",
    },
    waived: {
      label: "Waived",
      unit: "count",
      formula: "Student no-shows whose charge staff waived, or lowered after a dispute.",
      rows: "lessons",
    },
    reminded: {
      label: "Reminded",
      unit: "count",
      formula: "Student no-shows before which a reminder was sent.",
      rows: "lessons",
    },
    waited: {
      label: "Median wait",
      unit: "minutes",
      formula:
        "The median of the minutes from the start until the tutor recorded the no-show, where they did so within 2 hours of the start.",
      rows: "lessons with such a record",
    },
    completed: { label: "Completed", unit: "count", formula: "Lessons that were given.", rows: "lessons" },
    tutorNoShows: {
      label: "Tutor no-shows",
      unit: "count",
      formula: "Lessons that ended as a tutor no-show. They are in no other figure here.",
      rows: "lessons",
      moreIs: "bad",
    },
  },
  headline: ["rate", "noShows", "repeated", "waited", "tutorNoShows"],
  columns: ["noShows", "rate", "repeated", "charged", "waived", "reminded", "waited", "completed"],
  chart: "noShows",
  groups: {
    learner: { label: "Learner", person: "customer" },
    tutor: { label: "Tutor", person: "tutor" },
    weekday: { label: "Weekday, where the learner is", inOrder: true },
    hour: { label: "Hour, where the learner is", inOrder: true },
    subject: { label: "Subject" },
    region: { label: "Region" },
  },
  itemValue: { label: "Waited", unit: "minutes" },
  itemNote: "Charge and reminder",
});
