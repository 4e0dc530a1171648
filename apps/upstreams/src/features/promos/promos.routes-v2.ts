import { z } from "zod";
import { promoQuoteInput } from "@app/domain/promos/promo-quote.ts";
import { promoInput, promoUpdateInput } from "@app/domain/promos/promo.ts";
import { promoMachine } from "@app/domain/promos/promo-states.ts";
import type { PromoEvent } from "@app/domain/promos/promo-enums.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { read, write, type Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { promoQuote, promoRecord, redemptionRecord } from "./promo.record.ts";
import { listPromos, promoList, redemptionsOf } from "./promos.queries.ts";
import { copyPromo, createPromo, firePromoEvent, promoKind, updatePromo } from "./promos.service.ts";
import { quotePromos } from "./quote-promos.ts";

const path = "/billing/promos";
const calls = recordRoutes({ path, area: "promos", answer: promoRecord });
const copies = recordRoutes({
  path,
  area: "promos",
  answer: promoRecord,
  act: "promos:write",
});

const event = (name: PromoEvent, summary: string): Route =>
  calls.event(name, summary, (context, at) => firePromoEvent(context, name, at));

/** Promos. Source: domain.md 1.3, 2.7, 5.7. */
export const promoRoutes: Route[] = [
  calls.list("Promos, the newest first unless asked otherwise.", promoList, listPromos),
  calls.facets(promoList),
  calls.create("Adds a promo, as a draft.", promoInput, createPromo),
  calls.update("Saves changes to a promo.", promoUpdateInput, updatePromo),
  event("activate", "Lets a promo be used within its dates."),
  event("pause", "Stops a promo for a while."),
  event("resume", "Lets a paused promo be used again."),
  event("archive", "Puts a promo away; what was reserved stays valid."),
  copies.event("copy", "Starts a draft with the terms of a promo.", copyPromo),
  read({
    path: `${path}/{id}/redemptions`,
    summary: "The latest redemptions of a promo, the newest first.",
    permission: "promos:read",
    shape: "plain",
    answer: z.array(redemptionRecord),
    handle: (context, { params: { id = "" } }) => redemptionsOf(context, id),
  }),
  write({
    method: "post",
    path: `${path}/quote`,
    summary: "What codes would take off an invoice, each with the reason if it is refused. Nothing is saved.",
    permission: "promos:read",
    whileViewing: true,
    shape: "plain",
    body: promoQuoteInput,
    answer: promoQuote,
    handle: (context, { body }) => quotePromos(context, body),
  }),
];

/** What is shown of a promo's history, and the ways back. */
export const promoHistory = historyOf(promoKind, {
  area: "promos",
  first: ["code", "name"],
  more: ["status"],
  body: promoUpdateInput,
  update: updatePromo,
  revertBy: revertByEvent(promoMachine, (context, name, at) => firePromoEvent(context, name, at)),
});
