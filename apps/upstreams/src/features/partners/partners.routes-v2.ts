import { z } from "zod";
import { searchTextMax } from "@app/domain/fields.ts";
import { messages } from "@app/domain/messages.ts";
import type { PartnerEvent } from "@app/domain/partners/partner-enums.ts";
import { partnerLearnerInput } from "@app/domain/partners/partner-learner.ts";
import { partnerMachine } from "@app/domain/partners/partner-states.ts";
import { learnerScopeMax } from "@app/domain/partners/partner-user.ts";
import {
  partnerActivateInput,
  partnerInput,
  partnerReasonInput,
  partnerUpdateInput,
} from "@app/domain/partners/partner.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { pageAnswer, pageQuery, placeIn, toPage } from "./learner-pages.ts";
import { partnerLearnerRecord } from "./partner-learner.record.ts";
import { learnersOfPartner } from "./partner-learners.queries.ts";
import { addPartnerLearner, removePartnerLearner } from "./partner-learners.service.ts";
import { partnerRecord } from "./partner.record.ts";
import { listPartners, partnerList } from "./partners.queries.ts";
import { createPartner, firePartnerEvent, partnerKind, updatePartner } from "./partners.service.ts";

const path = "/partners";
const calls = recordRoutes({ path, area: "partners", answer: partnerRecord });

const withReason = (
  event: PartnerEvent,
  summary: string,
  body: z.ZodType<{ version: number; reason?: string | null | undefined }>,
): Route =>
  write({
    method: "post",
    path: `${path}/{id}/${event}`,
    summary,
    permission: "partners:act",
    shape: "record",
    body,
    answer: partnerRecord,
    handle: (context, { params: { id = "" }, body: { version, reason } }) =>
      firePartnerEvent(context, event, { _id: id, version }, reason ?? null),
  });

const plain = (event: PartnerEvent, summary: string): Route =>
  calls.event(event, summary, (context, at) => firePartnerEvent(context, event, at));

const withLearner = (event: string, summary: string, handle: typeof addPartnerLearner): Route =>
  write({
    method: "post",
    path: `${path}/{id}/${event}`,
    summary,
    permission: "partners:write",
    shape: "record",
    body: partnerLearnerInput,
    answer: partnerRecord,
    handle: (context, { params: { id = "" }, body: { version, learnerId } }) =>
      handle(context, { _id: id, version }, learnerId),
  });

const learnersRoute = read({
  path: `${path}/{id}/learners`,
  summary: "Customers and pods that came with a partner's code or were added, by name. With `id`, only those of them.",
  permission: "partners:read",
  shape: "plain",
  query: z.object({
    q: z
      .array(z.string().max(searchTextMax, messages.atMost("Search", searchTextMax)))
      .max(1)
      .default([]),
    id: z.array(z.string()).max(learnerScopeMax).optional(),
    ...pageQuery,
  }),
  answer: pageAnswer(partnerLearnerRecord),
  async handle(context, { params: { id = "" }, query }) {
    const page = placeIn(query);
    const [search = ""] = query.q;
    return toPage(await learnersOfPartner(context, id, { ...(query.id && { ids: query.id }), search, page }), page);
  },
});

/** Partners. Source: domain.md 1.6, 2.17. */
export const partnerRoutes: Route[] = [
  calls.list("Partners, by name unless asked otherwise.", partnerList, listPartners),
  calls.facets(partnerList),
  calls.create("Adds a partner, as a prospect.", partnerInput, createPartner),
  calls.update("Saves changes to a partner.", partnerUpdateInput, updatePartner),
  withReason("activate", "Activates a partner; without an agreement in force it takes a reason.", partnerActivateInput),
  withReason("suspend", "Suspends a partner, with the reason.", partnerReasonInput),
  plain("reinstate", "Reinstates a suspended partner."),
  withReason("end", "Ends the work with a partner, with the reason.", partnerReasonInput),
  plain("reopen", "Makes a partner that ended a prospect again."),
  learnersRoute,
  withLearner("add-learner", "Adds a customer or a pod to a partner's learners.", addPartnerLearner),
  withLearner("remove-learner", "Removes a learner who was added to a partner.", removePartnerLearner),
];

/** What is shown of a partner's history, and the ways back. */
export const partnerHistory = historyOf(partnerKind, {
  area: "partners",
  first: ["name", "kind"],
  more: ["status", "learners"],
  body: partnerUpdateInput,
  update: updatePartner,
  revertBy: revertByEvent(partnerMachine, (context, name, at) => firePartnerEvent(context, name, at)),
});
