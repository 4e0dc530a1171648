import {
  autoSendOngoing,
  checkBooks,
  creditRested,
  expireCredit,
  lapseInvoices,
  remindInvoices,
  warnOfLowCredit,
  warnOfExpiry,
} from "../features/billing/billing.public.ts";
import { inBatches, smallBatch, type Job } from "./job.ts";

const hour = 60;

/** Time-driven changes of invoices and credit. */
export const billingJobs: readonly Job[] = [
  {
    name: "expire-credit",
    title: "Expire credit",
    does: "Ends credit whose last day is over, by the date in its region.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      expired: await inBatches(signal, (atMost) => expireCredit(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "warn-of-low-credit",
    title: "Warn about low credit",
    does: "Tells customers when one lesson is left, when the next one is not paid for, and before credit expires.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      courses: await inBatches(signal, (atMost) => warnOfLowCredit(database, now, atMost), smallBatch),
      credits: await inBatches(signal, (atMost) => warnOfExpiry(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "credit-settled-lessons",
    title: "Credit lessons settled for less",
    does: "Takes off sent invoices what lessons no longer come to, once nobody can object, within the limit of credit notes.",
    everyMinutes: hour,
    run: async (parts) => ({ credited: await creditRested(parts) }),
  },
  {
    name: "send-ongoing-invoices",
    title: "Send ongoing invoices",
    does: "Bills the month that is over to customers who chose that their invoices are sent by themselves.",
    everyMinutes: hour,
    run: ({ database, now, signal }) => autoSendOngoing({ database, now, signal }),
  },
  {
    name: "remind-invoices",
    title: "Remind customers of unpaid invoices",
    does: "Emails customers about invoices that are not paid, on the days around the due date that the settings say.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      reminded: await inBatches(signal, (atMost) => remindInvoices(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "lapse-invoices",
    title: "Void unpaid prepayments",
    does: "Voids prepayment invoices on which nothing was paid two weeks after they were due, and tells the customer.",
    everyMinutes: hour,
    run: async ({ database, now, signal }) => ({
      voided: await inBatches(signal, (atMost) => lapseInvoices(database, now, atMost), smallBatch),
    }),
  },
  {
    name: "check-books",
    title: "Check the books",
    does: "Checks every invoice, payment, credit and number; what is wrong is listed under Books.",
    everyMinutes: 24 * hour,
    run: async ({ database }) => {
      const { faults, ...checked } = await checkBooks({ db: database });
      return { ...checked, faults: faults.length };
    },
  },
];
