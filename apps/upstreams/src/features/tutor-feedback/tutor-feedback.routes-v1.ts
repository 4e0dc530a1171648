import {
  resolutionInput,
  tutorFeedbackInput,
  tutorFeedbackUpdateInput,
} from "@app/domain/tutor-feedback/tutor-feedback.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route } from "../../http/route.ts";
import { listFeedback, shownFeedback, tutorFeedbackList } from "./tutor-feedback.queries.ts";
import { tutorFeedbackRecord } from "./tutor-feedback.record.ts";
import { createFeedback, fireFeedbackEvent, updateFeedback } from "./tutor-feedback.service.ts";

const path = "/tutors/feedback";
const calls = recordRoutes({ path, area: "tutors", answer: tutorFeedbackRecord });

/** Feedback about tutors and from them. Source: domain.md 1.1, 2.14. */
export const tutorFeedbackRoutes: Route[] = [
  calls.list("Feedback that the caller may read, the latest first.", tutorFeedbackList, listFeedback),
  calls.facets(tutorFeedbackList, shownFeedback),
  calls.create("Writes feedback down.", tutorFeedbackInput, createFeedback),
  calls.updateInPath("Saves changes to feedback.", tutorFeedbackUpdateInput, updateFeedback),
  calls.event("acknowledge", "Says that it has been read.", (context, at) =>
    fireFeedbackEvent(context, "acknowledge", at),
  ),
  calls.event("start", "Says that somebody is seeing to it.", (context, at) => fireFeedbackEvent(context, "start", at)),
  write({
    method: "post",
    path: `${path}/{id}/resolve`,
    summary: "Says how it was resolved.",
    permission: "tutors:act",
    shape: "record",
    body: resolutionInput,
    answer: tutorFeedbackRecord,
    handle: (context, { params: { id = "" }, body }) => fireFeedbackEvent(context, "resolve", { ...body, _id: id }),
  }),
  calls.event("reopen", "Takes it up again.", (context, at) => fireFeedbackEvent(context, "reopen", at)),
];
