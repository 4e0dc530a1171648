import { z } from "zod";
import { referralCodeField } from "@app/domain/referrals/referral-code.ts";
import {
  payoutFailInput,
  payoutInput,
  payoutPaidInput,
  referralApproveInput,
  referralCorrectInput,
  referralRejectInput,
} from "@app/domain/referrals/referral.ts";
import type { ReferrerEvent } from "@app/domain/referrals/referral-enums.ts";
import { referrerMachine } from "@app/domain/referrals/referrer-states.ts";
import { referrerInput, referrerUpdateInput } from "@app/domain/referrals/referrer.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { open, read, write, type Route } from "../../http/route.ts";
import type { Context } from "../../service/context.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import type { Historic } from "../../records/history/historic.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { admitGateway } from "../events/events.public.ts";
import { mailing } from "../messages/mailing.public.ts";
import { cameBy, codeHolder } from "./came-by.ts";
import { clawBackReferral } from "./claw-back.service.ts";
import { addClicks, clickBatch, linkTarget, targetOf } from "./clicks.ts";
import { codeStanding } from "./codes.queries.ts";
import { correctReferrer } from "./correct.service.ts";
import { approveReferral, rejectReferral } from "./decide.service.ts";
import { factsOf, referralFacts } from "./facts.ts";
import { payoutsBesides } from "./payout-history.ts";
import { payoutRecord } from "./payout.record.ts";
import { listPayouts, payoutList } from "./payouts.queries.ts";
import { createPayout, firePayoutEvent } from "./payouts.service.ts";
import { referralRecord, type ReferralRecord } from "./referral.record.ts";
import { listReferrals, referralList } from "./referrals.queries.ts";
import { referrerRecord } from "./referrer.record.ts";
import { listReferrers, referrerList } from "./referrers.queries.ts";
import { createReferrer, fireReferrerEvent, referrerKind, updateReferrer } from "./referrers.service.ts";

const referrer = recordRoutes({ path: "/referrals/referrers", area: "referrals", answer: referrerRecord });

const referral = recordRoutes({ path: "/referrals/referrals", area: "referrals", answer: referralRecord });

const payout = recordRoutes({
  path: "/referrals/payouts",
  area: "referrals",
  answer: payoutRecord,
  write: "referrals:act",
});

const event = (name: ReferrerEvent, summary: string): Route =>
  referrer.event(name, summary, (context, at) => fireReferrerEvent(context, name, at));

interface Decision<Body extends z.ZodType<{ version: number }>> {
  event: "approve" | "reject" | "correct";
  summary: string;
  body: Body;
  handle: (context: Context, at: z.output<Body> & { _id: string }) => Promise<ReferralRecord>;
}

const decision = <Body extends z.ZodType<{ version: number }>>(given: Decision<Body>): Route =>
  write({
    method: "post",
    path: `/referrals/referrals/{id}/${given.event}`,
    summary: given.summary,
    permission: "referrals:act",
    shape: "record",
    body: given.body,
    answer: referralRecord,
    handle: (context, { params: { id = "" }, body }) => given.handle(context, { ...body, _id: id }),
  });

const payoutTold = (
  name: "pay" | "fail",
  summary: string,
  body: typeof payoutPaidInput | typeof payoutFailInput,
): Route =>
  write({
    method: "post",
    path: `/referrals/payouts/{id}/${name}`,
    summary,
    permission: "referrals:act",
    shape: "record",
    body,
    answer: payoutRecord,
    handle: (context, { params: { id = "" }, body: { version, ...told } }) =>
      firePayoutEvent(context, name, { _id: id, version }, told),
  });

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
  referral.list("Those who came with a referrer's code, the latest first.", referralList, listReferrals),
  referral.facets(referralList),
  ...mailing(
    decision({
      event: "approve",
      summary: "Approves a reward: credit is given to both sides at once, money waits for a payout.",
      body: referralApproveInput,
      handle: (context, at) => approveReferral(context, at),
    }),
  ),
  decision({
    event: "reject",
    summary: "Rejects a reward, with the reason.",
    body: referralRejectInput,
    handle: (context, at) => rejectReferral(context, at),
  }),
  decision({
    event: "correct",
    summary: "Names another referrer than the one first written down, or none, with the reason.",
    body: referralCorrectInput,
    handle: (context, at) => correctReferrer(context, at),
  }),
  referral.event(
    "claw-back",
    "Takes a reward back at once where the whole first payment went back in time.",
    clawBackReferral,
  ),
  read({
    path: "/referrals/referrals/{id}/facts",
    summary: "What is known of both sides of a referral.",
    permission: "referrals:read",
    shape: "plain",
    answer: referralFacts,
    handle: (context, { params: { id = "" } }) => factsOf(context, id),
  }),
  payout.list("Payouts to referrers, the latest first.", payoutList, listPayouts),
  payout.create("Puts a referrer's approved rewards in one currency together.", payoutInput, createPayout),
  payout.event("approve", "Approves a payout.", (context, at) => firePayoutEvent(context, "approve", at)),
  ...mailing(payoutTold("pay", "Says that a payout was paid, with the reference.", payoutPaidInput)),
  payoutTold("fail", "Gives a payout up, with the reason; its rewards wait for another.", payoutFailInput),
  read({
    path: "/referrals/codes/{code}",
    summary: "Whose a code is, of partners and referrers alike; null if nobody has or had it.",
    permission: "customers:read",
    shape: "plain",
    answer: codeHolder.nullable(),
    async handle(context, { params: { code = "" } }) {
      const parsed = referralCodeField.safeParse(code);
      return parsed.success ? codeStanding(context, parsed.data) : null;
    },
  }),
  read({
    path: "/referrals/came-by",
    summary: "By whose code a customer or a lead came; null if by none.",
    permission: "customers:read",
    shape: "plain",
    query: z.object({
      customerId: z.array(z.string()).max(1).optional(),
      leadId: z.array(z.string()).max(1).optional(),
    }),
    answer: codeHolder.nullable(),
    handle: (context, { query }) => cameBy(context, query),
  }),
  open({
    method: "get",
    path: "/referrals/go/{code}",
    summary: "Where the link of a code leads.",
    answer: linkTarget,
    handle: (app, { params: { code = "" } }) => targetOf(app, code),
  }),
  open({
    method: "post",
    path: "/referrals/clicks",
    summary: "Adds clicks on links, counted since the last batch. Needs the events token; 404 if none is set.",
    body: clickBatch,
    answer: z.object({ added: z.int() }),
    admit: (app, request) => admitGateway(app, request.get("authorization")),
    handle: (app, { body }) => addClicks(app, body),
  }),
];

/** What is shown of a referrer's history, and the ways back. */
export const referrerHistory: Historic = {
  ...historyOf(referrerKind, {
    area: "referrals",
    first: ["code"],
    more: ["status"],
    body: referrerUpdateInput,
    update: updateReferrer,
    revertBy: revertByEvent(referrerMachine, (context, name, at) => fireReferrerEvent(context, name, at)),
  }),
  besides: payoutsBesides,
};
