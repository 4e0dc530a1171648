import { z } from "zod";
import { leadConvertInput, leadInput, leadLostInput, leadUpdateInput } from "@app/domain/leads/lead.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { customerRecord, learnerRecord } from "../customers/customers.public.ts";
import { leadCallInput } from "@app/domain/leads/lead-call.ts";
import { logLeadCall } from "./lead-calls.service.ts";
import { convertLead } from "./lead-conversion.service.ts";
import { leadRecord } from "./lead.record.ts";
import { leadList, learnersOf, likelyCustomersOf, listLeads } from "./leads.queries.ts";
import { createLead, fireLeadEvent, leadOrRefuse, loseLead, updateLead } from "./leads.service.ts";

const path = "/people/leads";
const calls = recordRoutes({ path, area: "customers", answer: leadRecord });
const toOne = { method: "post", permission: "customers:act", shape: "record", answer: leadRecord } as const;

/** Those who asked for lessons. Source: domain.md 0.2, 1.1, 2.11. */
export const leadRoutes: Route[] = [
  calls.list("Leads, newest first unless asked otherwise.", leadList, listLeads),
  calls.facets(leadList),
  calls.create("Adds a lead.", leadInput, createLead),
  calls.update("Saves changes to a lead.", leadUpdateInput, updateLead),
  calls.event("contact", "Says that somebody has contacted a lead.", (context, at) =>
    fireLeadEvent(context, "contact", at),
  ),
  calls.event("book-trial", "Says that a lead has booked a trial.", (context, at) =>
    fireLeadEvent(context, "book-trial", at),
  ),
  calls.event("complete-trial", "Says that a lead has had a trial.", (context, at) =>
    fireLeadEvent(context, "complete-trial", at),
  ),
  calls.event("reopen", "Takes up a lead again that was lost.", (context, at) => fireLeadEvent(context, "reopen", at)),
  write({
    ...toOne,
    path: `${path}/{id}/lose`,
    summary: "Says that a lead was lost, and why.",
    body: leadLostInput,
    handle: (context, { params: { id = "" }, body }) => loseLead(context, { _id: id, ...body }),
  }),
  write({
    ...toOne,
    path: `${path}/{id}/log-call`,
    permission: "customers:write",
    summary: "Writes down a call with a lead, or a message, and what is to be done next.",
    body: leadCallInput,
    handle: (context, { params: { id = "" }, body }) => logLeadCall(context, id, body),
  }),
  write({
    ...toOne,
    path: `${path}/{id}/convert`,
    summary: "Makes a customer of a lead, or links the one who is there.",
    body: leadConvertInput,
    handle: (context, { params: { id = "" }, body }) => convertLead(context, { _id: id, ...body }),
  }),
  read({
    path: `${path}/{id}/likely-customers`,
    summary: "Customers who may be the lead: the same email or phone.",
    permission: "customers:read",
    shape: "plain",
    answer: z.array(customerRecord),
    handle: async (context, { params: { id = "" } }) => likelyCustomersOf(context, await leadOrRefuse(context, id)),
  }),
  read({
    path: `${path}/{id}/learners`,
    summary:
      "Who is on the account of a lead: the customer, then their active dependents by name; nobody without an account.",
    permission: "customers:read",
    shape: "plain",
    answer: z.array(learnerRecord),
    handle: async (context, { params: { id = "" } }) => learnersOf(context, await leadOrRefuse(context, id)),
  }),
];
