import * as z from "zod";
import { contactChannels } from "../people/people-enums.ts";
import {
  choiceField,
  dateField,
  idField,
  optional,
  proseField,
  textField,
  versionField,
  wholeField,
} from "../fields.ts";
import { journalKinds, journalVisibilities } from "../journal/journal-enums.ts";
import { journalBodyMax, journalTitleMax, severityProblem } from "../journal/journal.ts";
import { messages } from "../messages.ts";
import {
  feedbackChannels,
  feedbackDecisions,
  feedbackPriorities,
  feedbackTypes,
  serviceFeedbackCategories,
} from "./feedback-enums.ts";
import { feedbackMessages } from "./feedback-messages.ts";

export const feedbackBodyMax = 5000;
/** An answer is sent as a message, so it has the same limit. */
export const feedbackTextMax = 4000;
export const resolutionMax = 2000;
export const decisionNoteMax = 1000;

const fields = z.object({
  channel: choiceField("Channel", feedbackChannels),
  type: choiceField("Type", feedbackTypes),
  category: choiceField("Category", serviceFeedbackCategories),
  body: proseField("Feedback", feedbackBodyMax),
  /** From 1, very unhappy, to 5. */
  sentiment: optional(wholeField("Mood", 1, 5)),
  priority: choiceField("Priority", feedbackPriorities).default("normal"),
  assigneeId: optional(idField("Assignee")),
  /** The booked lesson it is about; one that the customer pays for. */
  lessonId: optional(idField("Lesson")),
});

/** A customer's feedback, recorded by staff. Source: domain.md 1.2. */
export const feedbackInput = fields
  .extend({
    /** Who gave it: a customer, or the dependent of one whose lessons it is about. */
    learnerId: optional(idField("Customer or learner")),
    /** If nobody is named, the region whose time zone applies. */
    regionId: optional(idField("Region")),
  })
  .superRefine(({ learnerId, regionId }, context) => {
    if (learnerId == null && regionId == null)
      context.addIssue({ code: "custom", path: ["learnerId"], message: feedbackMessages.noParty });
  });
export type FeedbackInput = z.infer<typeof feedbackInput>;

/** An update of feedback; omitted fields stay unchanged. The customer cannot change. */
export const feedbackUpdateInput = z
  .object({ ...fields.shape, priority: choiceField("Priority", feedbackPriorities) })
  .partial()
  .extend({
    _id: idField("Feedback"),
    version: versionField,
    /** Only here to be refused. */
    status: z.never(messages.statusNotEditable).optional(),
  });
export type FeedbackUpdateInput = z.infer<typeof feedbackUpdateInput>;

/** A note for staff only. */
export const feedbackNoteInput = z.object({ version: versionField, text: proseField("Note", feedbackTextMax) });

/** An answer to the customer. */
export const feedbackAnswerInput = z.object({
  version: versionField,
  text: proseField("Answer", feedbackTextMax),
  /** An email is sent; anything else is only recorded. */
  by: choiceField("Sent by", contactChannels),
  /** Whether it asks the customer something. */
  isQuestion: z.boolean(messages.yesOrNo).default(false),
});
export type FeedbackAnswerInput = z.infer<typeof feedbackAnswerInput>;

/** The customer's reply. */
export const feedbackReplyInput = z.object({ version: versionField, text: proseField("Reply", feedbackTextMax) });

export const feedbackResolveInput = z.object({
  version: versionField,
  resolution: z
    .string(feedbackMessages.resolution)
    .refine((text) => text.trim() !== "", { error: feedbackMessages.resolution, abort: true })
    .pipe(proseField("Resolution", resolutionMax)),
});

/** The decision for the customer, with the reason. */
export const feedbackDecideInput = z.object({
  version: versionField,
  decision: choiceField("Decision", feedbackDecisions),
  note: proseField("Reason", decisionNoteMax),
});
export type FeedbackDecideInput = z.infer<typeof feedbackDecideInput>;

const entryFields = z.object({
  personId: idField("Tutor"),
  kind: choiceField("Kind", journalKinds),
  title: textField("Title", journalTitleMax),
  body: proseField("Text", journalBodyMax),
  occurredOn: dateField,
  severity: optional(wholeField("Severity", 1, 3)),
  visibility: choiceField("Visible to", journalVisibilities).default("staff"),
});

const checkSeverity = (entry: Parameters<typeof severityProblem>[0], context: z.RefinementCtx) => {
  const message = severityProblem(entry);
  if (message !== null) context.addIssue({ code: "custom", path: ["severity"], message });
};

/** Rules for a form of a journal entry about the tutor concerned. */
export const feedbackEntryRules = entryFields.superRefine(checkSeverity);
export const feedbackEntryInput = entryFields.extend({ version: versionField }).superRefine(checkSeverity);
export type FeedbackEntryInput = z.infer<typeof feedbackEntryInput>;

/** Assigns many. */
export const feedbacksAssignInput = z.object({ assigneeId: idField("Assignee") });
/** Sets the priority of many. */
export const feedbacksPriorityInput = z.object({ priority: choiceField("Priority", feedbackPriorities) });
