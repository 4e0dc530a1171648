import * as z from "zod";
import { currencies } from "../enums.ts";
import {
  choiceField,
  dateField,
  emailField,
  idField,
  optional,
  optionalText,
  proseField,
  textField,
} from "../fields.ts";
import { clockField, timeZoneField, urlField, versionField, wholeField } from "../fields.ts";
import { subjectOptions } from "../subjects.ts";
import { messages } from "../messages.ts";
import { personDetailFields } from "../people/person.ts";
import { mostPay } from "../tutors/tutor-parts.ts";
import { candidateSources, checkStates, interviewOutcomes, offerAnswers, rejectionReasons } from "./hiring-enums.ts";
import { hiringMessages } from "./hiring-messages.ts";

const score = (label: string) => optional(wholeField(label, 1, 5));
const amount = optional(z.int(messages.amount).min(1, messages.amountPositive).max(mostPay, messages.amount));
const check = (label: string) => choiceField(label, checkStates);

/** An application: the person and their own statements. Source: domain.md 1.1. */
export const candidacyInput = z.object({
  ...personDetailFields,
  email: emailField,
  timeZone: timeZoneField,
  source: optional(choiceField("Source", candidateSources)),
  subjects: z
    .array(choiceField("Subject", subjectOptions), messages.list("Subjects"))
    .overwrite((subjects) => [...new Set(subjects)])
    .min(1, hiringMessages.noSubject),
  dialects: z.array(textField("Dialect", 40), messages.list("Dialects")).max(10, messages.atMostItems(10, "dialects")),
  /** An upload of kind `cv`. The link field is for those who sent one. */
  cvFileId: optional(idField("CV")),
  cvUrl: optional(urlField),
  /** An upload of kind `audio`. */
  introAudioFileId: optional(idField("Audio introduction")),
  introAudioUrl: optional(urlField),
  /** An upload of kind `video`. */
  introVideoFileId: optional(idField("Introduction video")),
  introVideoUrl: optional(urlField),
  hoursPerWeek: optional(wholeField("Hours a week", 1, 60)),
  /** The region that would pay them. */
  regionId: optional(idField("Region")),
  ownerId: optional(idField("Owner")),
  /** Confirms that the person with this email is meant; only for a new application. */
  samePerson: z.boolean(messages.yesOrNo).default(false),
});

/** The time of the interview, in the given zone, and its result. */
export const interviewRules = z.object({
  interviewDate: optional(dateField),
  interviewTime: optional(clockField("Time")),
  interviewTimeZone: optional(timeZoneField),
  interviewerId: optional(idField("Interviewer")),
  languageScore: score("Language"),
  teachingScore: score("Teaching"),
  warmthScore: score("Warmth"),
  technologyScore: score("Technology"),
  reliabilityScore: score("Reliability"),
  interviewNotes: optionalText("Notes", 2000),
  interviewOutcome: optional(choiceField("Outcome", interviewOutcomes)),
});

/** The demo lesson. */
export const demoRules = z.object({
  demoDate: optional(dateField),
  observerId: optional(idField("Observer")),
  demoScore: score("Score"),
  /** An upload of kind `video`. */
  demoRecordingFileId: optional(idField("Recording")),
  demoRecordingUrl: optional(urlField),
  demoNotes: optionalText("Notes", 2000),
});

export const checksRules = z.object({
  idCheck: check("Proof of identity"),
  backgroundCheck: check("Background check"),
  referencesCheck: check("References"),
  contractCheck: check("Contract"),
  payoutCheck: check("Payout account"),
});

/** The hourly rate that is offered. */
export const offerRules = z.object({
  offerAmount: amount,
  offerCurrency: optional(choiceField("Currency", currencies)),
  offerStartsOn: optional(dateField),
  offerAnswer: optional(choiceField("Answer", offerAnswers)),
});

export type CandidacyInput = z.infer<typeof candidacyInput>;

/** The note about a rejection, which can be edited later. */
export const rejectionNoteRules = z.object({ rejectionNote: optionalText("Note", 1000) });

/** An update of an application and of the person; omitted fields stay unchanged. */
export const candidacyUpdateInput = z
  .object({
    ...candidacyInput.omit({ samePerson: true }).shape,
    ...interviewRules.shape,
    ...demoRules.shape,
    ...checksRules.shape,
    ...offerRules.shape,
    ...rejectionNoteRules.shape,
  })
  .partial()
  .extend({
    _id: idField("Application"),
    version: versionField,
    stage: z.never(messages.statusNotEditable).optional(),
  });
export type CandidacyUpdateInput = z.infer<typeof candidacyUpdateInput>;

const reason = proseField("Reason", 500);
const version = { version: versionField };

/** Advancing with a low interview score needs a reason. */
export const advanceInput = z.object({
  ...version,
  reason: optional(reason),
  /** Whether to email them the invitation or the offer. */
  mail: z.boolean(messages.yesOrNo).default(false),
});
export const reasonInput = z.object({ ...version, reason });
export const holdInput = z.object({ ...version, until: dateField });

/** Rules for a form of a rejection: the reason, and when they can be considered again. Source: domain.md 1.1. */
export const rejectionRules = z
  .object({
    reason: choiceField("Reason", rejectionReasons),
    note: optionalText("Note", 1000),
    reopenAfter: optional(dateField),
    doNotRehire: z.boolean(messages.yesOrNo),
    /** Whether to email them. */
    mail: z.boolean(messages.yesOrNo),
  })
  .refine(({ reason: why, note }) => why !== "other" || Boolean(note), {
    path: ["note"],
    message: hiringMessages.explain,
  });
/** The same for many, where the values are sent once for all records. */
export const candidatesRejectInput = z
  .object({
    rejectionReason: choiceField("Reason", rejectionReasons),
    note: optionalText("Note", 1000),
    mail: z.boolean(messages.yesOrNo),
  })
  .refine(({ rejectionReason, note }) => rejectionReason !== "other" || Boolean(note), {
    path: ["note"],
    message: hiringMessages.explain,
  });
export const rejectInput = rejectionRules.safeExtend(version);
export type RejectInput = z.infer<typeof rejectInput>;

/** `early`: whether they are reconsidered before the date that was set. */
export const reopenInput = z.object({ ...version, early: z.boolean(messages.yesOrNo).default(false) });
