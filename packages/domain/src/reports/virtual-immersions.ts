import { defineReport } from "./report-definition.ts";

/** Source: domain.md 4.4; money and ratings of immersions are not kept yet. */
export const virtualImmersions = defineReport({
  name: "virtual-immersions",
  title: "Immersion report",
  about: "Who came to virtual immersions, and who went on to lessons.",
  numbers: {
    run: {
      label: "Sessions run",
      unit: "count",
      formula: "Sessions of the period that took place.",
      rows: "sessions",
      moreIs: "good",
    },
    enrolled: {
      label: "Enrolled",
      unit: "count",
      formula: "Places taken in sessions that were not cancelled.",
      rows: "places",
      moreIs: "good",
    },
    attended: {
      label: "Attended",
      unit: "count",
      formula: "Places whose learner came.",
      rows: "places",
      moreIs: "good",
    },
    attendance: {
      label: "Attendance",
      unit: "share",
      formula: "Attended ÷ enrolled, of sessions that took place.",
      rows: "places whose learner came",
      moreIs: "good",
    },
    fill: {
      label: "Fill",
      unit: "share",
      formula: "Places taken ÷ places, of sessions that took place.",
      rows: "places taken",
      fewest: 10,
      moreIs: "good",
    },
    waitlisted: {
      label: "Waiting",
      unit: "count",
      formula: "Learners who were still on the waiting list of a session that was not cancelled.",
      rows: "learners waiting",
    },
    firstTimers: {
      label: "First-timers",
      unit: "count",
      formula: "Attended places of learners who came to an immersion for the first time ever.",
      rows: "places",
      moreIs: "good",
    },
    converted: {
      label: "Went on to lessons",
      unit: "count",
      formula:
        "Attended places of learners who had never completed a regular lesson before and completed their first within 30 days after.",
      rows: "places",
      moreIs: "good",
    },
  },
  headline: ["run", "enrolled", "attendance", "fill", "converted"],
  columns: ["attended", "run", "enrolled", "attendance", "fill", "waitlisted", "firstTimers", "converted"],
  chart: "attended",
  groups: {
    immersion: { label: "Immersion" },
    tutor: { label: "Tutor", person: "tutor" },
    subject: { label: "Subject" },
    region: { label: "Region" },
  },
});
