import { defineReport } from "./report-definition.ts";

const skill = (label: string) =>
  ({
    label,
    unit: "stars",
    formula: `The mean of what tutors scored for ${label.toLowerCase()}, where they scored it 3 times or more.`,
    rows: "ratings",
    moreIs: "good",
    fewest: 3,
  }) as const;

/** Source: domain.md 4.6. */
export const studentRating = defineReport({
  name: "student-rating",
  title: "Student rating",
  about: "What tutors say of learners after lessons.",
  numbers: {
    overall: {
      label: "Overall",
      unit: "stars",
      formula: "The mean of each lesson's overall score, where there are 3 or more.",
      rows: "ratings",
      moreIs: "good",
      fewest: 3,
    },
    ratings: {
      label: "Ratings",
      unit: "count",
      formula: "Lessons in the period after which the tutor rated the learner.",
      rows: "ratings",
    },
    trend: {
      label: "Trend",
      unit: "change",
      formula:
        "The mean of a learner's last 4 overall scores of the period − the mean of the 4 before, for learners with 8 or more.",
      rows: "ratings",
      moreIs: "good",
    },
    engagement: skill("Engagement"),
    speaking: skill("Speaking"),
    listening: skill("Listening"),
    reading: skill("Reading"),
    writing: skill("Writing"),
    homework: skill("Homework"),
    completeness: {
      label: "Rated lessons",
      unit: "share",
      formula: "Completed lessons with a rating by the tutor ÷ completed lessons.",
      rows: "rated lessons",
      moreIs: "good",
    },
  },
  headline: ["overall", "ratings", "trend", "completeness"],
  columns: [
    ...(["ratings", "overall", "trend", "engagement", "speaking", "listening"] as const),
    ...(["reading", "writing", "homework", "completeness"] as const),
  ],
  chart: "overall",
  groups: {
    learner: { label: "Learner", person: "customer" },
    tutor: { label: "Tutor", person: "tutor" },
    level: { label: "Level reached", names: {} },
    subject: { label: "Subject" },
    region: { label: "Region" },
  },
  itemValue: { label: "Overall", unit: "stars" },
  itemNote: "Level reached",
});
