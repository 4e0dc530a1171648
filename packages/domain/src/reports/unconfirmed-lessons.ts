import { currencies, type Currency } from "../enums.ts";
import { defineReport } from "./report-definition.ts";

const charge = (currency: Currency) =>
  ({
    label: `At stake, ${currency}`,
    unit: currency,
    formula: `What these lessons cost in ${currency} if they count as given, by the price of their course on their day; of a request, one lesson at the proposed price.`,
    rows: "lessons and requests",
  }) as const;

/** Source: domain.md 4.10. */
export const unconfirmedLessons = defineReport({
  name: "unconfirmed-lessons",
  title: "Unconfirmed lessons",
  about: "What is still waiting for somebody: outcomes, objections, answers to proposals and new times.",
  isStanding: true,
  numbers: {
    all: { label: "Waiting", unit: "count", formula: "All four kinds together.", rows: "lessons and requests" },
    noOutcome: {
      label: "No outcome",
      unit: "count",
      formula: "Lessons that are over, and nobody has said how they went. The tutor must act.",
      rows: "lessons",
      moreIs: "bad",
    },
    objection: {
      label: "Open to objection",
      unit: "count",
      formula: "Student no-shows that the customer may still object to. Nobody must act.",
      rows: "lessons",
    },
    proposals: {
      label: "Unanswered proposals",
      unit: "count",
      formula: "Requests whose proposal has waited for the tutor or the customer for more than 24 hours.",
      rows: "requests",
      moreIs: "bad",
    },
    moves: {
      label: "No new time yet",
      unit: "count",
      formula: "Lessons that somebody asked to move, without a new time that both agree to.",
      rows: "lessons",
      moreIs: "bad",
    },
    age: {
      label: "Median wait",
      unit: "hours",
      formula: "The median of the hours since each began to wait.",
      rows: "lessons and requests",
      moreIs: "bad",
    },
    chargeUSD: charge("USD"),
    chargeNGN: charge("NGN"),
    chargeGBP: charge("GBP"),
  },
  headline: ["noOutcome", "objection", "proposals", "moves", "age"],
  columns: [
    ...(["all", "noOutcome", "objection", "proposals", "moves", "age"] as const),
    ...currencies.map((currency) => `charge${currency}` as const),
  ],
  chart: "all",
  groups: {
    waited: {
      label: "Waiting for",
      inOrder: true,
      names: { 1: "Up to 24 h", 2: "24 to 48 h", 3: "48 to 72 h", 4: "Over 72 h" },
    },
    who: {
      label: "Who must act",
      names: { tutor: "Tutor", customer: "Customer", either: "Tutor or customer", nobody: "Nobody" },
    },
    tutor: { label: "Tutor", person: "tutor" },
    learner: { label: "Learner", person: "customer" },
    subject: { label: "Subject" },
    region: { label: "Region" },
  },
  itemValue: { label: "Waiting for", unit: "hours" },
  itemMoney: "At stake",
  itemNote: "Who must act",
});
