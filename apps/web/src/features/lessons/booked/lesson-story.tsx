import type { ReactNode } from "react";
import { When } from "@app/ui/value/when.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { lessonReasonOptions } from "./booked-labels.ts";
import type { BookedLessonRecordFragment } from "./booked-record.generated.ts";

type Lesson = BookedLessonRecordFragment;

/** Why a lesson was cancelled or moved. */
export const reasonWord = labelOf(lessonReasonOptions);

/** That it was called off, by whom and why. */
export function cancelled({ cancellation }: Lesson): Readonly<Record<string, ReactNode>> {
  if (!cancellation) return {};
  const { byKind, at, late, note, waivedBy, waiveReason } = cancellation;
  return {
    Cancelled: (
      <>
        By {byKind === "STAFF" || byKind === "SYSTEM" ? byKind.toLowerCase() : `the ${byKind.toLowerCase()}`},{" "}
        <When value={at} />
        {late ? ", late" : ""}: {reasonWord(cancellation.reason)}
        {note ? `. ${note}` : ""}
      </>
    ),
    ...(waiveReason && {
      "Charge waived": (
        <>
          By {waivedBy ? <StaffLink {...waivedBy} /> : "staff"}: {waiveReason}
        </>
      ),
    }),
  };
}

/** What its tutor reported. */
export function reported({ report }: Lesson): Readonly<Record<string, ReactNode>> {
  if (!report) return {};
  const { covered, homework, nextSteps } = report;
  return {
    Covered: covered,
    ...(homework ? { Homework: homework } : {}),
    ...(nextSteps ? { "Next steps": nextSteps } : {}),
  };
}

/** Why it was called off, and what its tutor reported. */
export const storyOf = (lesson: Lesson): Readonly<Record<string, ReactNode>> => ({
  ...cancelled(lesson),
  ...reported(lesson),
});
