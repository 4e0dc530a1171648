import type { ReferrerEvent } from "@app/domain/referrals/referral-enums.ts";
import { referrerMachine } from "@app/domain/referrals/referrer-states.ts";
import { referrerInput, referrerUpdateInput } from "@app/domain/referrals/referrer.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import type { Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { referrerRecord } from "./referrer.record.ts";
import { listReferrers, referrerList } from "./referrers.queries.ts";
import { createReferrer, fireReferrerEvent, referrerKind, updateReferrer } from "./referrers.service.ts";

const referrer = recordRoutes({ path: "/referrals/referrers", area: "referrals", answer: referrerRecord });

const event = (name: ReferrerEvent, summary: string): Route =>
  referrer.event(name, summary, (context, at) => fireReferrerEvent(context, name, at));

/** Referrals. Source: domain.md 1.3, 2.9. */
export const referralRoutes: Route[] = [
  referrer.list("Those who refer new customers, by name unless asked otherwise.", referrerList, listReferrers),
  referrer.facets(referrerList),
  referrer.create("Lets somebody refer new customers, with a code of their own.", referrerInput, createReferrer),
  referrer.updateInPath("Saves changes to the terms of a referrer.", referrerUpdateInput, updateReferrer),
  event("pause", "Lets nobody new come with a referrer's code for a while."),
  event("resume", "Lets new customers come with a referrer's code again."),
  event("close", "Lets nobody new come with a referrer's code any more."),
  event("reopen", "Lets a referrer whose code was closed refer again."),
];

/** What is shown of a referrer's history, and the ways back. */
export const referrerHistory = historyOf(referrerKind, {
  area: "referrals",
  first: ["code"],
  more: ["status"],
  body: referrerUpdateInput,
  update: updateReferrer,
  revertBy: revertByEvent(referrerMachine, (context, name, at) => fireReferrerEvent(context, name, at)),
});
