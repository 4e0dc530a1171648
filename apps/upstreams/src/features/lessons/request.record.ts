import { z } from "zod";
import { columnSchemas, serializerFor } from "../../records/serialize.ts";
import { recordShape } from "../../records/record.ts";
import { lessonProposals, lessonRequests } from "./requests.table.ts";

/** A stretch of a week by the clock of a zone. */
const preferredTime = z
  .object({
    weekday: z.int().meta({ description: "1 is Monday, 7 is Sunday." }),
    start: z.string().meta({ description: "For example 09:30." }),
    end: z.string().meta({ description: "24:00 is the end of the day." }),
    timeZone: z.string(),
  })
  .meta({ id: "PreferredTime" });

const proposedSlot = z
  .object({ weekday: z.int().meta({ description: "1 is Monday, 7 is Sunday." }), start: z.string() })
  .meta({ id: "ProposedSlot" });

/** What was proposed to a tutor. Source: domain.md 1.2. */
export const proposalRecord = z
  .object({
    ...recordShape,
    ...columnSchemas(lessonProposals, "requestId", "tutorId", "state", "anchorTimeZone"),
    slots: z.array(proposedSlot),
    ...columnSchemas(lessonProposals, "startOn", "endOn", "lessonCount", "priceAmount", "priceCurrency", "billing"),
    ...columnSchemas(lessonProposals, "note", "sentById", "sentAt", "expiresAt", "sentInTimeOff", "tutorAnsweredAt"),
    ...columnSchemas(lessonProposals, "customerAnsweredAt", "answerNote"),
  })
  .meta({ id: "LessonProposal" });
export type ProposalRecord = z.infer<typeof proposalRecord>;

export const proposalOf = serializerFor(proposalRecord);

/** A request for lessons. Source: domain.md 1.2, 2.1. */
export const requestRecord = z
  .object({
    ...recordShape,
    requestNumber: z.string().meta({ description: "For example R-000123; never reused." }),
    ...columnSchemas(lessonRequests, "customerId", "leadId", "dependentId", "podId"),
    learnerId: z.string().meta({ description: "The pod, dependent, customer or lead who is to be taught." }),
    ...columnSchemas(lessonRequests, "regionId", "subject", "kind", "level", "goals", "durationMinutes"),
    ...columnSchemas(lessonRequests, "lessonsPerWeek"),
    preferredTimes: z.array(preferredTime),
    ...columnSchemas(lessonRequests, "startOn", "preferredTutorIds", "tutorGender", "dialect", "status"),
    ...columnSchemas(lessonRequests, "statusSince", "ownerId", "dueAt", "closedReason"),
    confirmedLessonId: z.string().nullable().meta({ description: "The course that it became." }),
    regionIsStaffed: z.boolean().meta({
      description: "Whether a colleague is assigned to its region by name, so that requests go to them in turn.",
    }),
    proposedTutorId: z.string().nullable().meta({ description: "Of the proposal that is open or accepted." }),
  })
  .meta({ id: "LessonRequest" });
export type RequestRecord = z.infer<typeof requestRecord>;

export const requestOf = serializerFor(requestRecord);
