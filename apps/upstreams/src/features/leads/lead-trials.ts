import { eq } from "drizzle-orm";
import { leadMessages } from "@app/domain/leads/lead-messages.ts";
import { isOpenLead, leadMachine } from "@app/domain/leads/lead-states.ts";
import { nextState } from "@app/domain/machine.ts";
import { messages } from "@app/domain/messages.ts";
import { lockRecords, updateRecord } from "../../database/records.ts";
import { changeRecord } from "../../records/change-record.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { followLead } from "../customers/coming-by-code.public.ts";
import { newCustomer } from "./lead-conversion.service.ts";
import { likelyCustomersOf } from "./leads.queries.ts";
import { leadKind, moveLead } from "./leads.service.ts";
import { leads, type LeadRow } from "./leads.table.ts";

const write = (context: Context, { id: _id, version }: LeadRow, set: Partial<LeadRow>) =>
  changeRecord(
    context,
    leadKind,
    { _id, version },
    {
      write: (before) => updateRecord(context, leads, before, set),
    },
  );

/**
 * Whose account a lead's trial lesson belongs to: the one that they have, that of the same email, or a new one. They stay a
 * lead: they are converted by what they pay later. Source: domain.md 2.1, 2.11.
 */
export async function customerForTrial(context: Context, leadId: string): Promise<string> {
  const [lead] = await lockRecords(context, leads, [leadId]);
  if (!lead) throw new Refusal("NOT_FOUND", messages.missing("Lead"));
  if (lead.customerId !== null) return lead.customerId;
  if (!isOpenLead(lead.stage))
    throw new Refusal("WRONG_STATE", messages.wrongState("lead", lead.stage, "booked for a trial"));
  const [likely] = lead.email === null ? [] : await likelyCustomersOf(context, { ...lead, phoneNumber: null });
  if (!likely && lead.lastName === null) throw new Refusal("WRONG_STATE", leadMessages.lastNameFirst);
  const customerId = likely?._id ?? (await newCustomer(context, lead, null, leadMessages.trialCustomer));
  await write(context, lead, { customerId });
  if (likely) await followLead(context, leadId, customerId);
  return customerId;
}

/** The open leads behind an account, held. */
async function leadsOf(context: Context, customerId: string): Promise<LeadRow[]> {
  const rows = await context.db.select({ id: leads.id }).from(leads).where(eq(leads.customerId, customerId));
  const held = await lockRecords(
    context,
    leads,
    rows.map(({ id }) => id),
  );
  return held.filter(({ stage }) => isOpenLead(stage));
}

interface Trial {
  customerId: string;
  lessonId: string;
}

/** A trial lesson is booked: the lead is in that stage, and their page leads to the lesson. Source: domain.md 2.11. */
export const trialBooked = (context: Context, trial: Trial) => moveTo(context, "book-trial", trial);

/** A trial lesson was given. Source: domain.md 2.11. */
export const trialCompleted = (context: Context, trial: Trial) => moveTo(context, "complete-trial", trial);

/** Something was paid that was no trial: who is still a lead behind the account is converted. Source: domain.md 2.11. */
export async function firstPaid(context: Context, customerId: string): Promise<void> {
  for (const { id: _id, version } of await leadsOf(context, customerId))
    await moveLead({ ...context, reason: leadMessages.firstPaid }, { _id, version }, "convert");
}

async function moveTo(
  context: Context,
  event: "book-trial" | "complete-trial",
  { customerId, lessonId: trialLessonId }: Trial,
): Promise<void> {
  for (const lead of await leadsOf(context, customerId)) {
    const { id: _id, version, stage } = lead;
    if (nextState(leadMachine, stage, event) === null) await write(context, lead, { trialLessonId });
    else await moveLead(context, { _id, version }, event, () => ({ trialLessonId }));
  }
}
