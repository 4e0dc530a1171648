import { z } from "zod";
import { billingPeriod, ongoingDraft, ongoingDraftUpdate } from "@app/domain/billing/ongoing/ongoing-draft.ts";
import { promoCodesField } from "@app/domain/billing/prepayment-draft.ts";
import { currencies } from "@app/domain/enums.ts";
import { creditLinesInput } from "@app/domain/billing/credit-lines.ts";
import { dateField } from "@app/domain/fields.ts";
import { recordRoutes } from "../../../http/record-routes.ts";
import { read, write, type Route } from "../../../http/route.ts";
import type { Context } from "../../../service/context.ts";
import { parse } from "../../../service/parse.ts";
import { mailing } from "../../messages/mailing.public.ts";
import { customers } from "../../customers/customers.public.ts";
import { invoiceRecord } from "../invoice.record.ts";
import { creditLines } from "../credit-lines.service.ts";
import { creditForInvoices } from "../apply-credit.ts";
import { creditByDirector } from "./credit-by-director.ts";
import { mergeDrafts } from "./merge-drafts.ts";
import { createOngoing, refusePeriod, regenerateOngoing, updateOngoing } from "./ongoing.service.ts";
import { draftQuote, quoteCodes } from "./quote-codes.ts";
import { billingRunPreview, previewRun } from "./run-preview.ts";
import { lessonsToBill } from "./to-bill.ts";
import { eq } from "drizzle-orm";

const invoice = recordRoutes({ path: "/billing/invoices", area: "invoices", answer: invoiceRecord });

const one = z.array(z.string()).length(1);

const lessonToBill = z
  .object({
    _id: z.string().meta({ description: "The lesson, or the place in a group lesson." }),
    currency: z.enum(currencies),
    amount: z.int(),
    on: z.iso.date(),
    learnerName: z.string(),
    subject: z.string().meta({ description: "Or what the group lesson is called." }),
    minutes: z.int(),
    coveredMinutes: z.int(),
  })
  .meta({ id: "LessonToBill" });

const creditForInvoice = z
  .object({ amount: z.int().meta({ description: "In minor units." }) })
  .meta({ id: "CreditForInvoices" });

/** What a customer would be billed by a day. */
async function toBillFor(context: Context, customerId: string, to: string) {
  const { regionId } = customers;
  const [customer] = await context.db.select({ regionId }).from(customers).where(eq(customers.id, customerId));
  const asked = { customerId, regionId: customer?.regionId ?? "", to };
  return (await lessonsToBill(context, asked)).map(({ lessonId, enrolmentId, day: on, ...lesson }) => {
    const { currency, amount, learnerName, subject, minutes, coveredMinutes } = lesson;
    const _id = lessonId ?? enrolmentId ?? "";
    return { _id, on, currency, amount, learnerName, subject, minutes, coveredMinutes };
  });
}

/** Ongoing invoices. Source: domain.md 2.8, 3.6. */
export const ongoingRoutes: Route[] = [
  read({
    path: "/billing/ongoing/preview",
    summary: "What a billing run of a region would draft for some days, and what it leaves out.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ regionId: one, from: one, to: one }),
    answer: billingRunPreview,
    async handle(context, { query: { regionId, from, to } }) {
      const period = parse(billingPeriod, { regionId: regionId[0], from: from[0], to: to[0] });
      await refusePeriod(context, period);
      return previewRun(context, period);
    },
  }),
  read({
    path: "/billing/ongoing/to-bill",
    summary: "The lessons that a customer would be billed for by a day.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ customerId: one, to: z.array(dateField).length(1) }),
    answer: z.array(lessonToBill),
    handle: (context, { query }) => toBillFor(context, query.customerId[0] ?? "", query.to[0] ?? ""),
  }),
  read({
    path: "/billing/credit-for-invoices",
    summary: "How much money credit of a customer would pay of an invoice that is sent now, at most.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ customerId: one, currency: z.array(z.enum(currencies)).length(1) }),
    answer: creditForInvoice,
    handle: async (context, { query: { customerId, currency } }) => ({
      amount: await creditForInvoices(context, customerId[0] ?? "", currency[0] ?? "GBP"),
    }),
  }),
  read({
    path: "/billing/invoices/{id}/promo-quote",
    summary: "What codes would take off the draft of an ongoing invoice.",
    permission: "invoices:read",
    shape: "plain",
    query: z.object({ codes: promoCodesField }),
    answer: draftQuote,
    handle: (context, { params: { id = "" }, query: { codes } }) => quoteCodes(context, id, codes),
  }),
  write({
    method: "post",
    path: "/billing/invoices/ongoing",
    summary: "Drafts an ongoing invoice for one customer by hand.",
    permission: "invoices:write",
    shape: "record",
    status: 201,
    body: ongoingDraft,
    answer: invoiceRecord,
    handle: (context, { body }) => createOngoing(context, body),
  }),
  write({
    method: "patch",
    path: "/billing/invoices/{id}/ongoing",
    summary: "Saves what is entered by hand in the draft of an ongoing invoice.",
    permission: "invoices:write",
    shape: "record",
    body: ongoingDraftUpdate,
    answer: invoiceRecord,
    handle: (context, { params: { id = "" }, body }) => updateOngoing(context, { _id: id, ...body }),
  }),
  ...mailing(
    write({
      method: "post",
      path: "/billing/invoices/{id}/credit-lines",
      summary: "Credits fees and corrections of an ongoing invoice that was sent.",
      permission: "invoices:act",
      shape: "record",
      body: creditLinesInput,
      answer: invoiceRecord,
      handle: (context, { params: { id = "" }, body }) => creditLines(context, { _id: id, ...body }),
    }),
  ),
  ...mailing(
    invoice.event(
      "credit-changes",
      "Credits what lessons were billed too much for, whatever the limit of credit notes.",
      creditByDirector,
    ),
  ),
  invoice.event("merge-drafts", "Takes what a customer's other drafts bill into this one.", mergeDrafts),
  invoice.event("regenerate", "Brings the draft of an ongoing invoice up to date.", regenerateOngoing),
];
