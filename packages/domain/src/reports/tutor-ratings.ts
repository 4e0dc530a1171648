import { defineReport } from "./report-definition.ts";

const stars = (count: number) =>
  ({
    label: count === 1 ? "1 star" : `${count} stars`,
    unit: "count",
    formula: `Ratings of ${count === 1 ? "one star" : `${count} stars`}.`,
    rows: "ratings",
  }) as const;

/** Source: domain.md 4.7. */
export const tutorRatings = defineReport({
  name: "tutor-ratings",
  title: "Tutor ratings",
  about: "What customers and learners say of lessons, and how reliably tutors give them.",
  numbers: {
    mean: {
      label: "Mean rating",
      unit: "stars",
      formula: "The sum of the ratings ÷ how many there are, of lessons in the period. Hidden ratings are left out.",
      rows: "ratings",
      moreIs: "good",
    },
    adjusted: {
      label: "Adjusted",
      unit: "stars",
      formula:
        "(The sum of the ratings + 5 × the mean of all tutors in the region over the last 12 months) ÷ (how many there are + 5), so that a few ratings do not rank first.",
      rows: "ratings",
      moreIs: "good",
    },
    ratings: {
      label: "Ratings",
      unit: "count",
      formula: "Ratings of lessons in the period, without hidden ones.",
      rows: "ratings",
    },
    one: stars(1),
    two: stars(2),
    three: stars(3),
    four: stars(4),
    five: stars(5),
    wouldContinue: {
      label: "Would continue",
      unit: "share",
      formula: "Ratings that say they would continue ÷ ratings that say either.",
      rows: "ratings that would continue",
      moreIs: "good",
    },
    response: {
      label: "Response rate",
      unit: "share",
      formula: "Completed lessons with a rating ÷ completed lessons.",
      rows: "rated lessons",
      moreIs: "good",
    },
    completion: {
      label: "Given",
      unit: "share",
      formula:
        "Completed lessons ÷ (completed lessons + tutor no-shows + late cancellations by the tutor). Outages are left out.",
      rows: "completed lessons",
      moreIs: "good",
    },
    lateCancels: {
      label: "Late cancellations",
      unit: "count",
      formula: "Lessons that the tutor cancelled later than the policy allows. Outages are left out.",
      rows: "lessons",
      moreIs: "bad",
    },
    noShows: {
      label: "Tutor no-shows",
      unit: "count",
      formula: "Lessons that ended as a tutor no-show. Outages are left out.",
      rows: "lessons",
      moreIs: "bad",
    },
    acceptance: {
      label: "Acceptance",
      unit: "share",
      formula: "Proposals sent in the period that the tutor accepted ÷ (accepted + declined).",
      rows: "accepted proposals",
      moreIs: "good",
    },
  },
  headline: ["mean", "ratings", "wouldContinue", "response", "acceptance"],
  columns: [
    ...(["adjusted", "mean", "one", "two", "three", "four", "five", "wouldContinue", "response"] as const),
    ...(["completion", "lateCancels", "noShows", "acceptance"] as const),
  ],
  chart: "mean",
  groups: { tutor: { label: "Tutor", person: "tutor" }, subject: { label: "Subject" }, region: { label: "Region" } },
  itemValue: { label: "Rating", unit: "stars" },
  itemNote: "Comment",
});
