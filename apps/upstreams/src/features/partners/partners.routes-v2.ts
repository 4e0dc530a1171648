import type { z } from "zod";
import type { PartnerEvent } from "@app/domain/partners/partner-enums.ts";
import { partnerMachine } from "@app/domain/partners/partner-states.ts";
import {
  partnerActivateInput,
  partnerInput,
  partnerReasonInput,
  partnerUpdateInput,
} from "@app/domain/partners/partner.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
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
];

/** What is shown of a partner's history, and the ways back. */
export const partnerHistory = historyOf(partnerKind, {
  area: "partners",
  first: ["name", "kind"],
  more: ["status"],
  body: partnerUpdateInput,
  update: updatePartner,
  revertBy: revertByEvent(partnerMachine, (context, name, at) => firePartnerEvent(context, name, at)),
});
