import {
  appFeedbackInput,
  appFeedbackUpdateInput,
  duplicateVersionInput,
} from "@app/domain/app-feedback/app-feedback.ts";
import type { AppFeedbackEvent } from "@app/domain/app-feedback/app-feedback-enums.ts";
import { appFeedbackMachine } from "@app/domain/app-feedback/app-feedback-states.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { appFeedbackList, listAppFeedback } from "./app-feedback.queries.ts";
import { appFeedbackRecord } from "./app-feedback.record.ts";
import {
  appFeedbackKind,
  createAppFeedback,
  fireAppFeedbackEvent,
  markDuplicate,
  updateAppFeedback,
} from "./app-feedback.service.ts";

const path = "/language-app/feedback";
const calls = recordRoutes({ path, area: "appFeedback", answer: appFeedbackRecord });
type Plain = Exclude<AppFeedbackEvent, "mark-duplicate">;
const event = (name: Plain, summary: string): Route =>
  calls.event(name, summary, (context, at) => fireAppFeedbackEvent(context, name, at));

/** What users of the learning app say of it. Source: domain.md 1.5, 2.14. */
export const appFeedbackRoutes: Route[] = [
  calls.list("Feedback of the app, the latest first.", appFeedbackList, listAppFeedback),
  calls.facets(appFeedbackList),
  calls.create("Keeps feedback of the app.", appFeedbackInput, createAppFeedback),
  calls.update("Saves changes to feedback, its assignee or the reply.", appFeedbackUpdateInput, updateAppFeedback),
  event("triage", "Says that somebody has looked at it."),
  event("plan", "Says that it is to be fixed."),
  event("fix", "Says that it is fixed."),
  event("wont-fix", "Says that it stays as it is."),
  event("reopen", "Takes it up again."),
  write({
    method: "post",
    path: `${path}/{id}/mark-duplicate`,
    summary: "Says that the same was said before; of a duplicate, its original is taken.",
    permission: "appFeedback:act",
    shape: "record",
    body: duplicateVersionInput,
    answer: appFeedbackRecord,
    handle: (context, { params: { id = "" }, body: { version, originalId } }) =>
      markDuplicate(context, { _id: id, version }, originalId),
  }),
];

/** What is shown of the history of feedback, and the ways back. */
export const appFeedbackHistory = historyOf(appFeedbackKind, {
  area: "appFeedback",
  first: ["category"],
  more: ["status", "duplicateOfId"],
  body: appFeedbackUpdateInput,
  update: updateAppFeedback,
  revertBy: revertByEvent(appFeedbackMachine, (context, name, at) => fireAppFeedbackEvent(context, name as Plain, at)),
});
