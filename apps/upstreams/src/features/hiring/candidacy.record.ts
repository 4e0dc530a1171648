import { z } from "zod";
import { candidacyStages } from "@app/domain/hiring/hiring-enums.ts";
import { columnsOnWire, presenterOf } from "../../records/on-wire.ts";
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

/** An application of somebody who wants to teach, with the person who they are. Source: domain.md 1.1. */
export const candidacyRecord = z
  .object({
    ...recordShape,
    ...columnsOnWire(persons, "firstName", "lastName", "email", "secondaryEmail"),
    phoneNumber: z.string().nullable().meta({ description: "E.164, for example +2348012345678." }),
    ...columnsOnWire(persons, "gender", "dateOfBirth"),
    country: z.string().nullable().meta({ description: "Two letters, for example NG." }),
    ...columnsOnWire(persons, "timeZone", "marketingConsent"),
    ...columnsOnWire(candidacies, "personId", "round", "isLatest", "stage", "stageSince", "heldFrom", "holdUntil"),
    stageHistory: z.array(stageStepRecord),
    ...columnsOnWire(candidacies, "appliedAt", "source", "subjects", "dialects", "cvFileId", "cvUrl"),
    ...columnsOnWire(
      candidacies,
      "introAudioFileId",
      "introAudioUrl",
      "introVideoFileId",
      "introVideoUrl",
      "hoursPerWeek",
      "regionId",
      "ownerId",
    ),
    ...columnsOnWire(candidacies, "interviewDate", "interviewTime", "interviewTimeZone", "interviewerId"),
    ...columnsOnWire(candidacies, "languageScore", "teachingScore", "warmthScore", "technologyScore"),
    ...columnsOnWire(candidacies, "reliabilityScore", "interviewNotes", "interviewOutcome"),
    interviewMean: z.number().nullable().meta({ description: "Of the five scores; null until all are given." }),
    ...columnsOnWire(candidacies, "demoDate", "observerId", "demoScore", "demoRecordingFileId"),
    ...columnsOnWire(candidacies, "demoRecordingUrl", "demoNotes"),
    ...columnsOnWire(candidacies, "idCheck", "backgroundCheck", "referencesCheck", "contractCheck", "payoutCheck"),
    offerAmount: z.int().nullable().meta({ description: "For an hour, in minor units." }),
    ...columnsOnWire(candidacies, "offerCurrency", "offerStartsOn", "offerSentAt", "offerAnsweredAt", "offerAnswer"),
    ...columnsOnWire(candidacies, "rejectionReason", "rejectionNote", "rejectedById", "rejectedAt", "stageReached"),
    ...columnsOnWire(candidacies, "reopenAfter", "doNotRehire"),
  })
  .meta({ id: "Candidacy" });
export type CandidacyRecord = z.infer<typeof candidacyRecord>;

export const candidacyOf = presenterOf(candidacyRecord);
