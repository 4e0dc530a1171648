import {
  advanceInput,
  candidacyInput,
  candidacyUpdateInput,
  holdInput,
  reasonInput,
  rejectInput,
  reopenInput,
} from "@app/domain/hiring/candidacy.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { z } from "zod";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route } from "../../http/route.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { mailing } from "../messages/mailing.public.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { messages } from "@app/domain/messages.ts";
import { candidacyList, listCandidacies } from "./candidacies.queries.ts";
import {
  advance,
  allowRehire,
  createCandidacy,
  hold,
  moveBack,
  reject,
  unhold,
  updateCandidacy,
  withdraw,
} from "./candidacies.service.ts";
import { candidacyKind } from "./candidacy.kind.ts";
import { candidacyRecord, type CandidacyRecord } from "./candidacy.record.ts";
import { onboard } from "./onboard.service.ts";
import { reopen } from "./reopen.service.ts";
import type { RecordRef } from "../../records/record-ref.ts";

const path = "/tutors/candidacies";
const calls = recordRoutes({ path, area: "tutors", answer: candidacyRecord });

/** An event that asks for more than the version. */
const event = <Body extends z.ZodType<{ version: number }>>(
  name: string,
  summary: string,
  body: Body,
  handle: (context: Context, at: RecordRef, sent: z.output<Body>) => Promise<CandidacyRecord>,
  permission: Permission = "tutors:act",
): Route =>
  write({
    method: "post",
    path: `${path}/{id}/${name}`,
    summary,
    permission,
    shape: "record",
    body,
    answer: candidacyRecord,
    handle: (context, { params: { id = "" }, body: sent }) => handle(context, { _id: id, version: sent.version }, sent),
  });

/** Applications to teach. Source: domain.md 1.1, 2.5, 3.3. */
export const candidacyRoutes: Route[] = [
  calls.list("Applications: those that are open unless others are asked for.", candidacyList, listCandidacies),
  calls.facets(candidacyList),
  calls.create("Adds an application.", candidacyInput, createCandidacy),
  calls.updateInPath("Saves changes to an application and to whoever applies.", candidacyUpdateInput, updateCandidacy),
  ...mailing(event("advance", "Moves an application to the next stage.", advanceInput, advance)),
  event("move-back", "Moves an application back by one stage, with the reason.", reasonInput, (context, at, body) =>
    moveBack(context, at, body.reason),
  ),
  event("hold", "Puts an application on hold until a day.", holdInput, (context, at, { until }) =>
    hold(context, at, until),
  ),
  calls.event("unhold", "Takes an application off hold, to where it stood.", unhold),
  event("withdraw", "Withdraws an application, with the reason.", reasonInput, (context, at, { reason }) =>
    withdraw(context, at, reason),
  ),
  ...mailing(event("reject", "Rejects a candidate.", rejectInput, reject)),
  event("reopen", "Considers somebody again, in a new round, which is answered.", reopenInput, (context, at, body) =>
    reopen(context, at, body.early),
  ),
  event(
    "allow-rehire",
    "Lifts the rehire ban. Directors only.",
    reasonInput,
    (context, at, { reason }) => allowRehire(context, at, reason),
    "tutorManagement:act",
  ),
  ...mailing(
    event(
      "onboard",
      "Makes a candidate a tutor and invites them to the tutors' app. A director's.",
      reopenInput.pick({ version: true }),
      (context, at) => onboard(context, at),
      "tutorManagement:act",
    ),
  ),
];

/** The history shown of an application. Its events are undone by their opposite events, if at all. */
export const candidacyHistory = historyOf(candidacyKind, {
  area: "tutors",
  first: ["firstName", "lastName"],
  more: ["stage", "holdUntil", "rejectionReason", "rejectionNote", "reopenAfter", "doNotRehire"],
  body: candidacyUpdateInput,
  update: updateCandidacy,
  revertBy: (changes) =>
    changes["stage"] || changes["isLatest"] || changes["doNotRehire"]
      ? () => {
          throw new Refusal("WRONG_STATE", messages.notUndone);
        }
      : null,
});
