import { z } from "zod";
import {
  customerBlockInput,
  customerInput,
  customerUpdateInput,
  likelyCustomerQuery,
} from "@app/domain/customers/customer.ts";
import { customerNoteInput, customerNoteUpdateInput } from "@app/domain/customers/customer-note.ts";
import { dependentInput, dependentUpdateInput } from "@app/domain/customers/dependent.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { customerNoteRecord } from "./customer-note.record.ts";
import {
  createNote,
  listNotes,
  noteList,
  setNoteDeleted,
  setNotePinned,
  updateNote,
} from "./customer-notes.service.ts";
import { customerRecord } from "./customer.record.ts";
import { customerList, listCustomers, tagsInUse } from "./customers.queries.ts";
import {
  createCustomer,
  findLikelyCustomers,
  fireCustomerEvent,
  setCustomerArchived,
  updateCustomer,
} from "./customers.service.ts";
import { dependentRecord } from "./dependent.record.ts";
import { dependentList, listDependents } from "./dependents.queries.ts";
import { createDependent, fireDependentEvent, updateDependent } from "./dependents.service.ts";
import { readSafeguardingNotes, safeguardingNoteRecord, safeguardingQuery } from "./safeguarding-notes.queries.ts";

const path = "/people/customers";
const customer = recordRoutes({ path, area: "customers", answer: customerRecord });
const dependent = recordRoutes({ path: "/people/dependents", area: "customers", answer: dependentRecord });
const note = recordRoutes({ path: "/people/customer-notes", area: "customers", answer: customerNoteRecord });

/** Customers. Source: domain.md 0.2, 1.1. */
const customerCalls: Route[] = [
  customer.list("Customers, newest first unless asked otherwise.", customerList, listCustomers),
  customer.facets(customerList),
  customer.create("Adds a customer as a lead, with the person they are.", customerInput, createCustomer),
  customer.update("Saves changes to a customer and to the person they are.", customerUpdateInput, updateCustomer),
  customer.event("pause", "Pauses a customer.", (context, at) => fireCustomerEvent(context, "pause", at)),
  customer.event("resume", "Resumes a paused customer.", (context, at) => fireCustomerEvent(context, "resume", at)),
  customer.event("unblock", "Unblocks a customer, who goes back to where they stood.", (context, at) =>
    fireCustomerEvent(context, "unblock", at),
  ),
  customer.event("archive", "Archives a customer, who is left out of lists and choices.", (context, at) =>
    setCustomerArchived(context, at, true),
  ),
  customer.event("restore", "Restores an archived customer.", (context, at) => setCustomerArchived(context, at, false)),
  write({
    method: "post",
    path: `${path}/{id}/block`,
    summary: "Blocks a customer, with the reason.",
    permission: "customers:act",
    shape: "record",
    body: customerBlockInput,
    answer: customerRecord,
    handle: (context, { params: { id = "" }, body }) => fireCustomerEvent(context, "block", { _id: id, ...body }),
  }),
  read({
    path: "/people/likely-customers",
    summary: "Customers who may be the person about to be added: the same email, or the same phone and surname.",
    permission: "customers:read",
    shape: "plain",
    query: likelyCustomerQuery,
    answer: z.array(customerRecord),
    handle: (context, { query: { email, phoneNumber, lastName, regionId } }) =>
      findLikelyCustomers(context, {
        email: email[0] ?? "",
        phoneNumber: phoneNumber[0] ?? "",
        lastName: lastName[0] ?? "",
        regionId: regionId[0] ?? "",
      }),
  }),
  read({
    path: "/people/customer-tags",
    summary: "Every tag that a customer has, by name.",
    permission: "customers:read",
    shape: "plain",
    answer: z.array(z.string()),
    handle: (context) => tagsInUse(context),
  }),
];

/** Those whom customers pay for. */
const dependentCalls: Route[] = [
  dependent.list("Dependents, by name unless asked otherwise.", dependentList, listDependents),
  dependent.facets(dependentList),
  read({
    path: "/people/safeguarding-notes",
    summary: "What is noted for safeguarding of some dependents. Reading it is written down.",
    permission: "customers:read",
    shape: "plain",
    query: safeguardingQuery,
    answer: z.array(safeguardingNoteRecord),
    handle: (context, { query: { id } }) => readSafeguardingNotes(context, id),
  }),
  dependent.create("Adds a dependent to a customer's account.", dependentInput, createDependent),
  dependent.update("Saves changes to a dependent.", dependentUpdateInput, updateDependent),
  dependent.event("archive", "Archives a dependent.", (context, at) => fireDependentEvent(context, "archive", at)),
  dependent.event("restore", "Restores an archived dependent.", (context, at) =>
    fireDependentEvent(context, "restore", at),
  ),
];

/** What staff wrote down of customers. */
const noteCalls: Route[] = [
  note.list("Notes of customers, pinned ones first, then newest first.", noteList, listNotes),
  note.create("Adds a note.", customerNoteInput, createNote),
  note.update("Saves changes to one's own note.", customerNoteUpdateInput, updateNote),
  note.event("pin", "Holds a note at the top.", (context, at) => setNotePinned(context, at, true)),
  note.event("unpin", "No longer holds a note at the top.", (context, at) => setNotePinned(context, at, false)),
  note.event("delete", "Deletes one's own note.", (context, at) => setNoteDeleted(context, at, true)),
  note.event("restore", "Brings back one's own deleted note.", (context, at) => setNoteDeleted(context, at, false)),
];

export const customerRoutes: Route[] = [...customerCalls, ...dependentCalls, ...noteCalls];
