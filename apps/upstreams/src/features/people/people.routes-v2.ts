import { z } from "zod";
import { idField } from "@app/domain/fields.ts";
import { customerMergeInput, pairInput } from "@app/domain/people/merge.ts";
import { read, write, type Route } from "../../http/route.ts";
import { customerRecord } from "../customers/customers.public.ts";
import { likelyDuplicates, markDistinct } from "./duplicates.service.ts";
import { mergeCustomers, previewMerge } from "./merge.service.ts";
import { likelyDuplicate, mergePreview, personMergeRecord, unmergedRecord } from "./person-merge.record.ts";
import { mergesOf, unmerge } from "./unmerge.service.ts";

const path = "/people/customers/{id}";
const duplicates = z.array(likelyDuplicate);

/** Several records of one person. Source: domain.md 1.1. */
export const peopleRoutes: Route[] = [
  read({
    path: `${path}/duplicates`,
    summary: "Customers who may be the same person, or of the same household, but for those of whom somebody said no.",
    permission: "customers:read",
    shape: "plain",
    answer: duplicates,
    handle: (context, { params: { id = "" } }) => likelyDuplicates(context, id),
  }),
  write({
    method: "post",
    path: `${path}/tell-apart`,
    summary: "Remembers that two customers are not the same person, until a name, an email or a phone changes.",
    permission: "customers:write",
    shape: "plain",
    body: pairInput,
    answer: duplicates,
    handle: (context, { params: { id = "" }, body }) => markDistinct(context, id, body),
  }),
  read({
    path: `${path}/merge-preview`,
    summary: "What merging another customer into this one would do, and why it cannot be done.",
    permission: "customers:act",
    shape: "plain",
    query: z.object({ otherId: z.array(idField("Customer")).length(1) }),
    answer: mergePreview,
    handle: (context, { params: { id = "" }, query }) => previewMerge(context, id, query.otherId[0] ?? ""),
  }),
  write({
    method: "post",
    path: `${path}/merge`,
    summary: "Merges another customer into this one. It can be undone for 30 days.",
    permission: "customers:act",
    shape: "plain",
    body: customerMergeInput,
    answer: z.object({ merge: z.object({ _id: z.string() }), kept: customerRecord }),
    async handle(context, { params: { id = "" }, body }) {
      const { merge, kept } = await mergeCustomers(context, id, body);
      return { merge: { _id: merge.id }, kept };
    },
  }),
  read({
    path: `${path}/merges`,
    summary: "The merges that a customer was part of, the newest first.",
    permission: "customers:read",
    shape: "plain",
    answer: z.array(personMergeRecord),
    handle: (context, { params: { id = "" } }) => mergesOf(context, id),
  }),
  write({
    method: "post",
    path: "/people/merges/{id}/undo",
    summary: "Takes a merge back: what was changed since stays.",
    permission: "customers:act",
    shape: "plain",
    body: z.object({}),
    answer: unmergedRecord,
    handle: (context, { params: { id = "" } }) => unmerge(context, id),
  }),
];
