import { currencies, type Currency } from "../enums.ts";
import { defineReport, type NumberDefinition } from "./report-definition.ts";

/** Within how many days somebody is an active learner. */
export const activeWithinDays = 28;

/** What the dashboard says of money, each once for every currency: two currencies are never added. */
export const moneyFigures = {
  billed: {
    label: "Billed",
    formula: "The totals of invoices issued in the period, void ones left out, less credit notes issued in it.",
    rows: "invoices and credit notes",
    moreIs: "good",
  },
  collected: {
    label: "Collected",
    formula: "Payments received in the period less refunds made in it.",
    rows: "payments and refunds",
    moreIs: "good",
  },
  earned: {
    label: "Earned",
    formula:
      "Without tax: what lessons used of credit, less what came back, and what lessons cost beyond credit. By the day of the entry.",
    rows: "entries",
    moreIs: "good",
  },
  unearned: {
    label: "Unearned",
    formula: "What was paid for and not used of credit at the end of the period, without tax; now, while it runs.",
    rows: "credits",
  },
  outstanding: {
    label: "Outstanding",
    formula: "What was due of sent invoices at the end of the period, from entries up to then; now, while it runs.",
    rows: "invoices",
    moreIs: "bad",
  },
  overdue: {
    label: "Overdue",
    formula: "The part of what was outstanding whose due date had passed.",
    rows: "invoices",
    moreIs: "bad",
  },
} as const satisfies Record<string, Omit<NumberDefinition, "unit">>;
export type MoneyFigure = keyof typeof moneyFigures;
const names = Object.keys(moneyFigures) as MoneyFigure[];

/** The figure of one currency: "billedGBP". */
export const moneyIn = (figure: MoneyFigure, currency: Currency) => `${figure}${currency}`;

const money = (figure: MoneyFigure, currency: Currency, isFirst: boolean): NumberDefinition => ({
  ...moneyFigures[figure],
  label: isFirst ? moneyFigures[figure].label : `${moneyFigures[figure].label}, ${currency}`,
  column: moneyFigures[figure].label,
  unit: currency,
  ...(!isFirst && { isExplainedElsewhere: true }),
});

const lessonFigures = {
  activeLearners: {
    label: "Active learners",
    unit: "count",
    formula: `Learners with at least one completed lesson in the ${activeWithinDays} days up to the end of the period; up to now, while it runs.`,
    rows: "learners",
    moreIs: "good",
  },
  delivered: {
    label: "Lessons delivered",
    unit: "count",
    formula: "Completed lessons that started in the period.",
    rows: "lessons",
    moreIs: "good",
  },
  hours: {
    label: "Delivered hours",
    unit: "hours",
    formula: "The charged minutes of completed lessons ÷ 60.",
    rows: "lessons",
    moreIs: "good",
  },
  attendance: {
    label: "Attendance",
    unit: "share",
    formula: "Completed lessons ÷ (completed lessons + student no-shows + late cancellations by the customer).",
    rows: "completed lessons",
    moreIs: "good",
  },
  fill: {
    label: "Group fill",
    unit: "share",
    formula: "Places taken ÷ places, of sessions of group lessons that took place.",
    rows: "places taken",
    fewest: 10,
    moreIs: "good",
  },
  requestSpeed: {
    label: "Request speed",
    unit: "hours",
    formula: "The median of the hours from a request until it was confirmed, of requests confirmed in the period.",
    rows: "requests",
    moreIs: "bad",
  },
} as const satisfies Record<string, NumberDefinition>;

/** The figures on lessons, in their order. */
export const dashboardLessons = Object.keys(lessonFigures) as (keyof typeof lessonFigures)[];

/** Source: domain.md 4.1. Tutor cost and margin follow once tutors’ pay is posted. */
export const dashboard = defineReport({
  name: "dashboard",
  title: "Dashboard",
  about: "How the business is doing, and what somebody should see to today.",
  numbers: {
    ...lessonFigures,
    ...Object.fromEntries(
      names.flatMap((figure) =>
        currencies.map((currency, at) => [moneyIn(figure, currency), money(figure, currency, at === 0)]),
      ),
    ),
  },
  headline: dashboardLessons,
  columns: dashboardLessons,
  chart: "delivered",
  groups: { region: { label: "Region" } },
});
