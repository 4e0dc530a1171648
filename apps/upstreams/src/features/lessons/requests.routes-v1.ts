import { recordName } from "@app/domain/changes.ts";
import { z } from "zod";
import { proposalAnswerInput, proposalCheckInput, proposalInput } from "@app/domain/lessons/proposal.ts";
import { requestInput, requestReasonInput, requestUpdateInput } from "@app/domain/lessons/request.ts";
import { messages } from "@app/domain/messages.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { list, read, write, type Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { mailing } from "../messages/mailing.public.ts";
import type { Context } from "../../service/context.ts";
import { parse } from "../../service/parse.ts";
import { Refusal } from "../../service/refusal.ts";
import { countMatches, matchCountRecord, matchesOf, matchRecord } from "./matches.queries.ts";
import { conflictRecord } from "./plan-lessons.ts";
import { answerProposal, checkProposal, propose } from "./proposals.service.ts";
import { requestKind } from "./request.kind.ts";
import { proposalRecord, requestRecord, type RequestRecord } from "./request.record.ts";
import { listProposals, listRequests, proposalList, requestList } from "./requests.queries.ts";
import { cancelRequest, claimRequest, createRequest, reopenRequest, updateRequest } from "./requests.service.ts";
import { lessonRequests } from "./requests.table.ts";
import { usualPriceOf, usualPriceRecord } from "./usual-lesson-price.ts";
import type { RecordRef } from "../../records/record-ref.ts";

const path = "/lessons/requests";
const calls = recordRoutes({ path, area: "lessons", answer: requestRecord });

/** An event that asks for more than the version. */
const event = <Body extends z.ZodType<{ version: number }>>(
  name: string,
  summary: string,
  body: Body,
  handle: (context: Context, at: RecordRef, sent: z.output<Body>) => Promise<RequestRecord>,
): Route =>
  write({
    method: "post",
    path: `${path}/{id}/${name}`,
    summary,
    permission: "lessons:act",
    shape: "record",
    body,
    answer: requestRecord,
    handle: (context, { params: { id = "" }, body: sent }) => handle(context, { _id: id, version: sent.version }, sent),
  });

const answer = (name: Parameters<typeof answerProposal>[1], summary: string): Route =>
  event(name, summary, proposalAnswerInput, (context, at, { note }) => answerProposal(context, name, { ...at, note }));

const single = z.array(z.string()).length(1);
/** Lessons that are about to be proposed, as a query; a slot is "2 18:00". */
const planQuery = z.object({
  tutorId: single,
  anchorTimeZone: single,
  slot: z.array(z.string()),
  startOn: single,
  endOn: single.optional(),
  lessonCount: single.optional(),
});

const planOf = ({ tutorId, anchorTimeZone, slot, startOn, endOn, lessonCount }: z.output<typeof planQuery>) =>
  parse(proposalCheckInput, {
    tutorId: tutorId[0],
    anchorTimeZone: anchorTimeZone[0],
    startOn: startOn[0],
    endOn: endOn?.[0],
    slots: slot.map((one) => ({ weekday: Number(one.split(" ")[0]), start: one.split(" ")[1] })),
    lessonCount: lessonCount && Number(lessonCount[0]),
  });

const idList = z.object({ requestId: z.array(z.string()).max(100) });

/** Requests for lessons, who could give them, and what was proposed. Source: domain.md 1.2, 2.1, 3.4. */
export const requestRoutes: Route[] = [
  calls.list("Requests for lessons: those that are open unless others are asked for.", requestList, listRequests),
  calls.facets(requestList),
  calls.create("Takes a request for lessons.", requestInput, createRequest),
  calls.updateInPath("Saves changes to a request.", requestUpdateInput, updateRequest),
  calls.event("claim", "Takes a request upon oneself.", claimRequest),
  calls.event("reopen", "Takes up a request again that was cancelled or has expired.", reopenRequest),
  ...mailing(
    event("cancel", "Ends a request, with the reason.", requestReasonInput, (context, at, { reason }) =>
      cancelRequest(context, { ...at, reason }),
    ),
  ),
  ...mailing(event("propose", "Proposes lessons to a tutor, who has 48 hours to answer.", proposalInput, propose)),
  ...mailing(answer("tutor-accept", "Writes down that the tutor accepts, and how they said so.")),
  ...mailing(answer("tutor-decline", "Writes down that the tutor declines, with the reason.")),
  ...mailing(answer("customer-decline", "Writes down that the customer declines, with the reason.")),
  ...mailing(answer("withdraw", "Takes back what was proposed, with the reason.")),
  read({
    path: `${path}/{id}/conflicts`,
    permission: "lessons:read",
    shape: "plain",
    summary: "What stands in the way of lessons that are about to be proposed.",
    query: planQuery,
    answer: z.array(conflictRecord),
    handle: (context, { params: { id = "" }, query }) => checkProposal(context, id, planOf(query)),
  }),
  read({
    path: `${path}/{id}/matches`,
    permission: "lessons:read",
    shape: "plain",
    summary: "Tutors who could give the lessons, the best first.",
    answer: z.array(matchRecord),
    handle: async (context, { params: { id = "" } }) =>
      matchesOf(context, await findOrRefuse(context, lessonRequests, id, recordName(requestKind.kind))),
  }),
  read({
    path: `${path}/{id}/usual-price`,
    permission: "lessons:read",
    shape: "plain",
    summary: "What a lesson of a request usually costs, and by what; nothing where there is nothing to go by.",
    answer: z.array(usualPriceRecord).max(1),
    handle: async (context, { params: { id = "" } }) =>
      [
        await usualPriceOf(context, await findOrRefuse(context, lessonRequests, id, recordName(requestKind.kind))),
      ].filter((price) => price !== null),
  }),
  read({
    path: `${path}/match-counts`,
    permission: "lessons:read",
    shape: "plain",
    summary: "For each of some requests, how many tutors are free at any of its times.",
    query: idList,
    answer: z.array(matchCountRecord),
    handle: (context, { query }) => countMatches(context, query.requestId),
  }),
  list({
    path: "/lessons/proposals",
    permission: "lessons:read",
    list: proposalList,
    answer: proposalRecord,
    summary: "What was proposed to tutors, the last first.",
    handle: listProposals,
  }),
];

/** What is shown of a request's history. What happened to it is taken back by the action for it, if at all. */
export const requestHistory = historyOf(requestKind, {
  area: "lessons",
  first: ["subject", "kind", "level"],
  more: ["status", "closedReason"],
  body: requestUpdateInput,
  update: updateRequest,
  revertBy: ({ status }) =>
    status
      ? () => {
          throw new Refusal("WRONG_STATE", messages.notUndone);
        }
      : null,
});
