import { demoId } from "./demo-change.ts";
import type { DemoReports } from "./reports.ts";

const day = 86_400_000;

/** Where visitors come from, and how many did so this month. */
const visits = [
  ["Search engines", 4120],
  ["Newsletter", 1835],
  ["Facebook", 1210],
  ["Instagram", 940],
  ["Partner schools", 365],
] as const;

/** What there is to do, in how many days, and whether it is done. */
const errands = [
  ["Send the proofs of the second reader back to the printer", 0, false],
  ["Order more tins for the word cards", 2, false],
  ["Answer St Brigid’s about their invoice", 3, false],
  ["Photograph the new notebooks", -1, true],
  ["Book the stand for the spring fair", 12, false],
] as const;

/** The sources of visitors and the tasks that a reset brings back. */
export const reportsBeginning = (now: Date): DemoReports => ({
  referrals: visits.map(([name, visitCount], n) => ({ _id: demoId(60, n + 1), name, visitCount })),
  tasks: errands.map(([title, days, isDone], n) => ({
    _id: demoId(61, n + 1),
    title,
    isDone,
    dueOn: new Date(now.getTime() + days * day).toISOString().slice(0, 10),
  })),
});
