import { recordName } from "@app/domain/changes.ts";
import { retagged, tagsMax } from "@app/domain/people/tags.ts";
import { messages } from "@app/domain/messages.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { tutorKind, updateTutor } from "./tutors.service.ts";
import { tutors } from "./tutors.table.ts";

/** Gives a tutor a tag, or takes it away; false where there was nothing to do. */
export async function setTutorTag(
  context: Context,
  at: { _id: string; version: number },
  tag: string,
  has: boolean,
): Promise<boolean> {
  const { tags } = await findOrRefuse(context, tutors, at._id, recordName(tutorKind.kind));
  const after = retagged(tags, tag, has);
  if (after === null) return false;
  if (after.length > tagsMax) throw fieldRefusal("tags", messages.atMostItems(tagsMax, "tags"));
  await updateTutor(context, { ...at, tags: after });
  return true;
}
