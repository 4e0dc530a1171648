import { lostReasonLabels } from "../leads/lead-enums.ts";
import { customerSourceLabels } from "../people/people-enums.ts";
import { defineReport, type NumberDefinition } from "./report-definition.ts";

/** The stages of the funnel after the first, each with its name. */
export const funnelSteps = [
  { stage: "contacted", name: "Contacted" },
  { stage: "trialBooked", name: "Trial booked" },
  { stage: "trialCompleted", name: "Trial completed" },
  { stage: "converted", name: "Converted" },
] as const;
type Step = (typeof funnelSteps)[number];

const within = (days: number): NumberDefinition => ({
  label: `Converted within ${days} days`,
  unit: "share",
  formula: `Leads that became customers within ${days} days ÷ leads that are at least ${days} days old. Younger ones are in neither part.`,
  rows: "leads",
  moreIs: "good",
});
const tooYoung = (days: number): NumberDefinition => ({
  label: `Too young for ${days} days`,
  unit: "count",
  formula: `Leads that are less than ${days} days old, so that it is too early to say.`,
  rows: "leads",
});

const stepFigures = (step: Step, before: string): [string, NumberDefinition][] => [
  [
    step.stage,
    {
      label: `Reached: ${step.name}`,
      column: step.name,
      unit: "count",
      formula: `Leads that ever entered the stage ${step.name} or a later one.`,
      rows: "leads",
      moreIs: "good",
    },
  ],
  [
    `${step.stage}Rate`,
    {
      label: `Step to ${step.name}`,
      unit: "share",
      formula: `Reached: ${step.name} ÷ ${before}.`,
      rows: "leads",
      moreIs: "good",
    },
  ],
  [
    `${step.stage}Now`,
    {
      label: `There now: ${step.name}`,
      unit: "count",
      formula: `Leads in the stage ${step.name} today.`,
      rows: "leads",
    },
  ],
  [
    `${step.stage}Hours`,
    {
      label: `Hours to ${step.name}`,
      unit: "hours",
      formula: `The median of the hours from the stage before to ${step.name}, of leads that entered both in that order.`,
      rows: "leads",
      moreIs: "bad",
    },
  ],
  [
    `${step.stage}Slow`,
    {
      label: `90% within, to ${step.name}`,
      unit: "hours",
      formula: `The hours within which nine of ten of those leads got to ${step.name}.`,
      rows: "leads",
      moreIs: "bad",
    },
  ],
];

const created = {
  label: "Leads",
  unit: "count",
  formula: "Leads that were added in the period, whatever became of them later; archived ones are left out.",
  rows: "leads",
} as const;

/** Source: domain.md 4.8. */
export const customerLeads = defineReport({
  name: "customer-leads",
  title: "Leads funnel",
  about: "How far leads of the period got: each stage as it was ever reached, and where they are today.",
  numbers: {
    created,
    ...Object.fromEntries(
      funnelSteps.flatMap((step, at) => {
        const before = funnelSteps[at - 1];
        return stepFigures(step, before ? `Reached: ${before.name}` : "all leads");
      }),
    ),
    overall: {
      label: "Converted of all",
      unit: "share",
      formula: "Leads that became customers ÷ all leads of the period.",
      rows: "leads",
      moreIs: "good",
    },
    paid: {
      label: "Converted by the first payment",
      column: "First payment",
      unit: "count",
      formula:
        "Leads that became customers and paid something on an invoice that is not a trial’s, on the day they were added or later. Payments that were taken back do not count.",
      rows: "leads",
      moreIs: "good",
    },
    paidOfAll: {
      label: "Paid of all",
      unit: "share",
      formula: "Converted by the first payment ÷ all leads of the period.",
      rows: "leads",
      moreIs: "good",
    },
    open: { label: "Open", unit: "count", formula: "Leads that are neither converted nor lost today.", rows: "leads" },
    newNow: { label: "There now: New", unit: "count", formula: "Leads in the stage New today.", rows: "leads" },
    lostNow: { label: "Lost", unit: "count", formula: "Leads in the stage Lost today.", rows: "leads", moreIs: "bad" },
    movedBack: {
      label: "Moved back",
      unit: "count",
      formula: "Open leads in an earlier stage than the furthest they reached, and lost leads that were reopened.",
      rows: "leads",
      moreIs: "bad",
    },
    within30: within(30),
    young30: tooYoung(30),
    within90: within(90),
    young90: tooYoung(90),
  },
  headline: ["created", "overall", "paidOfAll", "within30", "young30", "movedBack"],
  columns: [
    ...["created", ...funnelSteps.map(({ stage }) => stage as string)],
    ...["overall", "paid", "paidOfAll", "open", "lostNow", "movedBack", "within30", "young30"],
  ],
  chart: "created",
  groups: {
    source: { label: "Source", names: customerSourceLabels },
    campaign: { label: "Campaign" },
    owner: { label: "Owner" },
    region: { label: "Region" },
    subject: { label: "Subjects" },
    lost: { label: "Why lost", names: lostReasonLabels, whole: "All leads" },
  },
  itemHeads: { name: "Lead", at: "Added", person: "Owner", tutor: "Source" },
  itemNote: "Next action",
  withoutFilters: ["tutorId", "trials"],
});
