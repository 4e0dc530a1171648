import { sql } from "drizzle-orm";
import { z } from "zod";
import { billingMessages } from "@app/domain/billing/billing-messages.ts";
import { billingPeriod } from "@app/domain/billing/ongoing/ongoing-draft.ts";
import { customerMessages } from "@app/domain/customers/customer-messages.ts";
import { customerOwnerInput } from "@app/domain/customers/customer.ts";
import { tagInput, tagTexts } from "@app/domain/people/tags.ts";
import { messageToManyInput, messageToPodsInput } from "@app/domain/messages-sent/message-to-many.ts";
import {
  customerList,
  dependentList,
  fireDependentEvent,
  assignOwner,
  setCustomerArchived,
  setTag,
} from "../../features/customers/customers-list.public.ts";
import { draftOngoing } from "../../features/billing/ongoing-run.public.ts";
import { customers, dependents, persons } from "../../features/customers/customers.public.ts";
import { customerPods, firePodEvent, podList } from "../../features/customer-pods/customer-pods-list.public.ts";
import { sendToOneOfMany, sendToPodOfMany } from "../../features/messages/messages.public.ts";
import { bulkKind, skipIfUnchanged } from "./bulk-kind.ts";

/** A customer's name, as a column of the job's own query. */
const customerName = sql<string>`(select ${persons.firstName} || ' ' || ${persons.lastName} from ${persons}
  where ${persons}.${sql.identifier("id")} = ${customers}.${sql.identifier("id")})`;

const ofCustomers = {
  permission: "customers:write",
  list: customerList,
  table: customers,
  label: customerName,
  url: sql<string>`'/app/tutoring/customers/' || ${customers.id}`,
} as const;

const tagging = (has: boolean) =>
  bulkKind({
    ...ofCustomers,
    payload: tagInput,
    run: async (context, at, { tag }) =>
      (await setTag(context, at, tag, has)) ? null : { skipped: has ? tagTexts.hasTag : tagTexts.hasNoTag },
  });

const archiving = (archived: boolean) =>
  bulkKind({
    ...ofCustomers,
    permission: "customers:act",
    payload: z.object({}),
    async run(context, at) {
      const after = await setCustomerArchived(context, at, archived);
      return skipIfUnchanged(context, at, after, archived ? "archived" : "active");
    },
  });

export const customerKinds = {
  "customers-tag": tagging(true),
  "customers-untag": tagging(false),
  "customers-owner": bulkKind({
    ...ofCustomers,
    payload: customerOwnerInput,
    run: async (context, at, { ownerId }) =>
      (await assignOwner(context, at, ownerId)) ? null : { skipped: customerMessages.hasOwner },
  }),
  "customers-archive": archiving(true),
  "customers-restore": archiving(false),
  "customers-message": bulkKind({
    ...ofCustomers,
    payload: messageToManyInput,
    async run(context, at, message) {
      await sendToOneOfMany(context, at, message);
      return null;
    },
  }),
};

/** Drafts ongoing invoices, one customer after the other: a run that was broken off goes on where it stood. */
export const billingKinds = {
  "customers-bill": bulkKind({
    ...ofCustomers,
    permission: "invoices:write",
    payload: billingPeriod,
    async run(context, { _id }, period) {
      const drafts = await draftOngoing(context, _id, period);
      return drafts > 0 ? null : { skipped: billingMessages.nothingToBill };
    },
  }),
};

const ofPods = {
  list: podList,
  table: customerPods,
  label: customerPods.name,
  url: sql<string>`'/app/tutoring/customer-pods/' || ${customerPods.id}`,
} as const;

export const podKinds = {
  "pods-message": bulkKind({
    ...ofPods,
    permission: "customers:write",
    payload: messageToPodsInput,
    async run(context, at, message) {
      await sendToPodOfMany(context, at, message);
      return null;
    },
  }),
  "pods-pause": bulkKind({
    ...ofPods,
    permission: "customers:act",
    payload: z.object({}),
    run: async (context, at) => skipIfUnchanged(context, at, await firePodEvent(context, "pause", at), "paused"),
  }),
};

const ofDependents = (event: "archive" | "restore", state: string) =>
  bulkKind({
    permission: "customers:act",
    list: dependentList,
    table: dependents,
    label: sql<string>`${dependents.firstName} || ' ' || ${dependents.lastName}`,
    url: sql<string>`'/app/tutoring/customers/' || ${dependents.customerId}`,
    payload: z.object({}),
    async run(context, at) {
      const after = await fireDependentEvent(context, event, at);
      return skipIfUnchanged(context, at, after, state);
    },
  });

export const dependentKinds = {
  "dependents-archive": ofDependents("archive", "archived"),
  "dependents-restore": ofDependents("restore", "restored"),
};
