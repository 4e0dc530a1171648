import { sql } from "drizzle-orm";
import { z } from "zod";
import { customerOwnerInput } from "@app/domain/customers/customer.ts";
import { leadMessages } from "@app/domain/leads/lead-messages.ts";
import { leadsLostInput } from "@app/domain/leads/lead.ts";
import { fireLeadEvent, assignLeadOwner, leadList, loseLead } from "../../features/leads/leads-list.public.ts";
import { leads } from "../../features/leads/leads.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

const ofLeads = {
  list: leadList,
  table: leads,
  label: sql<string>`concat_ws(' ', ${leads.firstName}, ${leads.lastName})`,
  url: sql<string>`'/app/tutoring/reports/customer-leads/' || ${leads.id}`,
} as const;

export const leadKinds = {
  "leads-owner": bulkKind({
    ...ofLeads,
    permission: "customers:write",
    payload: customerOwnerInput,
    run: async (context, at, { ownerId }) =>
      (await assignLeadOwner(context, at, ownerId)) ? null : { skipped: leadMessages.hasOwner },
  }),
  "leads-contact": bulkKind({
    ...ofLeads,
    permission: "customers:act",
    payload: z.object({}),
    run: async (context, at) => skipIfUnchanged(context, at, await fireLeadEvent(context, "contact", at), "contacted"),
  }),
  "leads-lose": bulkKind({
    ...ofLeads,
    permission: "customers:act",
    payload: leadsLostInput,
    run: async (context, at, { lostReason }) =>
      skipIfUnchanged(context, at, await loseLead(context, { ...at, lostReason }), "lost"),
  }),
};
