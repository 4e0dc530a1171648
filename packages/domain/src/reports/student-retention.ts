import { customerSourceLabels } from "../people/people-enums.ts";
import { defineReport, type NumberDefinition } from "./report-definition.ts";
import { atRiskFrom, leftAfterDays, riskRules } from "./retention-risk.ts";

/** For how many months cohorts are followed. */
export const cohortMonths = 24;

/** The months after the first: 1 to 24. */
export const monthsAfter: readonly number[] = Array.from({ length: cohortMonths }, (_, at) => at + 1);
export const retentionAfter = (months: number) => `after${months}`;

const after = (months: number): NumberDefinition => ({
  label: `Month ${months} retention`,
  column: `Month ${months}`,
  unit: "share",
  formula: `Learners who completed a lesson in the month ${months === 1 ? "after" : `${months} months after`} that of their first ÷ all learners of those cohorts. Over all cohorts, only months that are over. Later months alike.`,
  rows: "learners",
  moreIs: "good",
  isShaded: true,
  ...(months > 1 && { isExplainedElsewhere: true }),
});

const active: NumberDefinition = {
  label: "Active",
  unit: "count",
  formula: "Learners with at least one completed regular or pod lesson in the month.",
  rows: "learners",
  moreIs: "good",
};
const churn: NumberDefinition = {
  label: "Churn",
  unit: "share",
  formula:
    "Learners active in the month before and not in this one ÷ learners active in the month before. Only months that are over.",
  rows: "learners who were lost",
  moreIs: "bad",
};
const reactivated: NumberDefinition = {
  label: "Came back",
  unit: "count",
  formula: "Learners active in the month and earlier, but not in the month before.",
  rows: "learners",
  moreIs: "good",
};
const ofLast = ({ label, formula, ...rest }: NumberDefinition): NumberDefinition => ({
  ...rest,
  label: `${label}, last month`,
  formula: `${formula} Of the last month that is over.`,
});

const points = Object.values(riskRules)
  .map(({ reason, points: worth }) => `${reason} ${worth}`)
  .join(", ");

/** What cohorts are told apart by beside their month, which is followed at fewer points. */
const milestones = ["size", ...[1, 2, 3, 6, 12].map(retentionAfter)];
const whole = "All, full months";

const followed: Readonly<Record<string, NumberDefinition>> = Object.fromEntries(
  monthsAfter.map((months) => [retentionAfter(months), after(months)]),
);

const numbers: Readonly<Record<string, NumberDefinition>> = {
  ...followed,
  size: {
    label: "Learners",
    unit: "count",
    formula:
      "Learners whose first completed lesson ever, trials left out, was in the month. Filters act on the lessons that follow, never on who is in a cohort.",
    rows: "learners",
  },
  active: { ...active, formula: `${active.formula} Over several months, each month counts.` },
  paused: {
    label: "Paused",
    unit: "count",
    formula: "Learners without a lesson in the month whose course was on an agreed pause for all of it.",
    rows: "learners",
  },
  churn,
  reactivated,
  activeLast: ofLast(active),
  churnLast: ofLast(churn),
  reactivatedLast: ofLast(reactivated),
  atRisk: {
    label: "At risk now",
    unit: "count",
    formula: `Learners with a lesson in the last ${leftAfterDays} days and ${atRiskFrom} points or more: ${points}.`,
    rows: "learners",
    moreIs: "bad",
  },
};

/** Source: domain.md 4.5. */
export const studentRetention = defineReport({
  name: "student-retention",
  title: "Student retention",
  about: "How long learners stay, and who may be about to leave.",
  isStanding: true,
  withoutTrials: true,
  numbers,
  headline: [retentionAfter(1), retentionAfter(3), "churnLast", "reactivatedLast", "atRisk"],
  columns: ["size", ...monthsAfter.map(retentionAfter)],
  chart: retentionAfter(1),
  groups: {
    cohort: { label: "Cohort", inOrder: true, whole },
    unpaused: { label: "Cohort, pauses left out", inOrder: true, whole },
    month: { label: "Month", inOrder: true, columns: ["active", "paused", "churn", "reactivated"] },
    tutor: { label: "First tutor", person: "tutor", columns: milestones, whole },
    subject: { label: "First subject", columns: milestones, whole },
    region: { label: "First region", columns: milestones, whole },
    source: { label: "Source", names: customerSourceLabels, columns: milestones, whole },
    billing: { label: "First billing", names: {}, columns: milestones, whole },
    gap: { label: "Hours between the clocks", inOrder: true, columns: milestones, whole },
  },
  itemHeads: { name: "First month", at: "First or last lesson" },
  itemValue: { label: "Points", unit: "count" },
  itemNote: "Why",
});
