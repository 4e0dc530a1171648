import { recordName } from "@app/domain/changes.ts";
import { z } from "zod";
import { clockChanges } from "@app/domain/lessons/course-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { conflictRecord, shownOnce } from "../plan-lessons.ts";
import { currentProposal } from "../proposal-rows.ts";
import { requestKind } from "../request.kind.ts";
import { lessonRequests } from "../requests.table.ts";
import { confirmationOf } from "./confirm-request.ts";

/** One dated lesson that is about to be booked. */
export const plannedLesson = z
  .object({
    date: z.iso.date().meta({ description: "By the clock of the lessons." }),
    time: z.string(),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
    clockChange: z
      .enum(clockChanges)
      .nullable()
      .meta({ description: "Whether that time does not exist on the day, or comes twice." }),
    conflicts: z.array(conflictRecord),
  })
  .meta({ id: "PlannedLesson" });

/** What becomes of a request when the customer accepts. */
export const confirmationRecord = z
  .object({
    startOn: z.iso.date().meta({ description: "The first day on which there may be a lesson." }),
    lessons: z.array(plannedLesson).meta({ description: "The first eight weeks." }),
    conflicts: z.array(conflictRecord).meta({ description: "What is about all of them." }),
  })
  .meta({ id: "LessonConfirmation" });

/** The lessons that confirming a request would book, date by date, with what stands in the way of each. */
export async function previewConfirmation(
  context: Context,
  requestId: string,
  skipDates: readonly string[],
): Promise<z.infer<typeof confirmationRecord>> {
  const request = await findOrRefuse(context, lessonRequests, requestId, recordName(requestKind.kind));
  const proposal = await currentProposal(context, requestId);
  if (!proposal) throw new Refusal("NOT_FOUND", messages.missing("Proposal"));
  const { schedule, lessons, conflicts } = await confirmationOf(context, request, proposal, skipDates);
  return {
    startOn: schedule.startOn,
    lessons: lessons.map(({ date, time, start, end, clockChange }) => ({
      date,
      time,
      start: start.toISOString(),
      end: end.toISOString(),
      clockChange,
      conflicts: shownOnce(conflicts.filter(({ at }) => at?.getTime() === start.getTime())),
    })),
    conflicts: shownOnce(conflicts.filter(({ at }) => at === null)),
  };
}
