import { recordName } from "@app/domain/changes.ts";
import { messageTexts } from "@app/domain/messages-sent/message-texts.ts";
import type { MessageToManyInput } from "@app/domain/messages-sent/message-to-many.ts";
import { checkVersion, findOrRefuse } from "../../../records/versions.ts";
import type { Context } from "../../../service/context.ts";
import { Refusal } from "../../../service/refusal.ts";
import { courseKind } from "../courses/course.kind.ts";
import { confirmedLessons } from "../courses/courses.table.ts";

import { writeText } from "./course-emails.ts";
import type { RecordRef } from "../../../records/record-ref.ts";

/** Writes to those who pay for a course what somebody has written to many; refused where none of them has an email. */
export async function writeToCourse(
  context: Context,
  { _id, version }: RecordRef,
  written: MessageToManyInput,
): Promise<void> {
  const course = await findOrRefuse(context, confirmedLessons, _id, recordName(courseKind.kind));
  await checkVersion(context, course, version, (seen) => courseKind.present(context, seen));
  const sent = await writeText(context, course, { written }, { to: ["customer"] });
  if (sent.length === 0) throw new Refusal("WRONG_STATE", messageTexts.noAddress);
}
