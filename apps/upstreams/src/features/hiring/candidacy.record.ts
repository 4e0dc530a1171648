import { z } from "zod";
import { candidacyStages } from "@app/domain/hiring/hiring-enums.ts";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { persons } from "../customers/customers.public.ts";
import { candidacies } from "./candidacies.table.ts";

/** One step of an application. */
const stageStepRecord = z
  .object({
    stage: z.enum(candidacyStages),
    at: z.iso.datetime(),
    byId: z.string().meta({ description: "The id of a member of staff, or `system`." }),
    reason: z.string().nullable(),
  })
  .meta({ id: "StageStep" });

/** An application to teach, with the applicant. Source: domain.md 1.1. */
export const candidacyRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(persons, "firstName", "lastName", "email", "secondaryEmail"),
    phoneNumber: z.string().nullable().meta({ description: "E.164, for example +2348012345678." }),
    ...columnSchemas(persons, "gender", "dateOfBirth"),
    country: z.string().nullable().meta({ description: "Two letters, for example NG." }),
    ...columnSchemas(persons, "timeZone", "marketingConsent"),
    ...columnSchemas(candidacies, "personId", "round", "isLatest", "stage", "stageSince", "heldFrom", "holdUntil"),
    stageHistory: z.array(stageStepRecord),
    ...columnSchemas(candidacies, "appliedAt", "source", "subjects", "dialects", "cvFileId", "cvUrl"),
    ...columnSchemas(
      candidacies,
      "introAudioFileId",
      "introAudioUrl",
      "introVideoFileId",
      "introVideoUrl",
      "hoursPerWeek",
      "regionId",
      "ownerId",
    ),
    ...columnSchemas(candidacies, "interviewDate", "interviewTime", "interviewTimeZone", "interviewerId"),
    ...columnSchemas(candidacies, "languageScore", "teachingScore", "warmthScore", "technologyScore"),
    ...columnSchemas(candidacies, "reliabilityScore", "interviewNotes", "interviewOutcome"),
    interviewMean: z.number().nullable().meta({ description: "Of the five scores; null until all are given." }),
    ...columnSchemas(candidacies, "demoDate", "observerId", "demoScore", "demoRecordingFileId"),
    ...columnSchemas(candidacies, "demoRecordingUrl", "demoNotes"),
    ...columnSchemas(candidacies, "idCheck", "backgroundCheck", "referencesCheck", "contractCheck", "payoutCheck"),
    offerAmount: z.int().nullable().meta({ description: "For an hour, in minor units." }),
    ...columnSchemas(candidacies, "offerCurrency", "offerStartsOn", "offerSentAt", "offerAnsweredAt", "offerAnswer"),
    ...columnSchemas(candidacies, "rejectionReason", "rejectionNote", "rejectedById", "rejectedAt", "stageReached"),
    ...columnSchemas(candidacies, "reopenAfter", "doNotRehire"),
  })
  .meta({ id: "Candidacy" });
export type CandidacyRecord = z.infer<typeof candidacyRecord>;

export const candidacyOf = serializerFor(candidacyRecord);
