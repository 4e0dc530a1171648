import { clockShifts } from "@app/domain/calendar/dst-transitions.ts";
import type { KeepTimesInput } from "@app/domain/lessons/course-changes.ts";
import { lessonMessages } from "@app/domain/lessons/lesson-messages.ts";
import { lessonDay } from "@app/domain/lessons/lesson-words.ts";
import type { Context } from "../../../service/context.ts";
import { fieldRefusal } from "../../../service/refusal.ts";

import { moveCourse } from "./course.kind.ts";
import type { CourseRecord } from "./course.record.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

const minute = 60_000;

/** Whether a zone's clock changes at an instant. */
const changesAt = (timeZone: string, at: Date) =>
  clockShifts([timeZone], new Date(at.getTime() - minute), new Date(at.getTime() + minute)).some(
    (shift) => shift.at.getTime() === at.getTime(),
  );

/**
 * A time of the week stays by the learner's clock although it moves for the tutor: nothing changes but that somebody has
 * decided so. Said again, it is as it was. Source: domain.md 5.3.
 */
export const keepTimes = (
  context: Context,
  { version, _id, slotIndex, timeZone, at }: KeepTimesInput & RecordRef,
): Promise<CourseRecord> => {
  const change = new Date(at);
  return moveCourse(context, { _id, version }, "keep-times", {
    reason: `The time stays over the clock change in ${timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone} on ${lessonDay(change, timeZone)}.`,
    prepare({ slots, keptTimes }) {
      if (slots[slotIndex] === undefined || !changesAt(timeZone, change))
        throw fieldRefusal("at", lessonMessages.noSuchClockChange);
      const keptTime = {
        slotIndex,
        timeZone,
        at: change.toISOString(),
        byId: context.actor.id,
        on: context.now.toISOString(),
      };
      const others = keptTimes.filter(
        (one) => one.slotIndex !== slotIndex || one.timeZone !== timeZone || one.at !== keptTime.at,
      );
      return { keptTimes: [...others, keptTime] };
    },
  });
};
