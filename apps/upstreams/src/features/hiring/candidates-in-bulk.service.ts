import { recordName } from "@app/domain/changes.ts";
import type { z } from "zod";
import type { candidatesRejectInput } from "@app/domain/hiring/candidacy.ts";
import type { MessageToManyInput } from "@app/domain/messages-sent/message-to-many.ts";
import { checkVersion, findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { sendToPersonOfMany } from "../messages/messages.public.ts";
import { lockPerson } from "../tutors/tutors.public.ts";
import { candidacies } from "./candidacies.table.ts";
import { reject, updateCandidacy } from "./candidacies.service.ts";
import { candidacyKind } from "./candidacy.kind.ts";
import type { RecordRef } from "../../records/record-ref.ts";

const rowOf = (context: Context, id: string) => findOrRefuse(context, candidacies, id, recordName(candidacyKind.kind));

/** Assigns an application to a colleague, or to nobody; false if nothing changed. */
export async function assignCandidateOwner(context: Context, at: RecordRef, ownerId: string | null): Promise<boolean> {
  if ((await rowOf(context, at._id)).ownerId === ownerId) return false;
  await updateCandidacy(context, { ...at, ownerId });
  return true;
}

/** Rejects one of many; when they can be considered again, or never, is said of one at a time. */
export const rejectOneOfMany = (
  context: Context,
  at: RecordRef,
  { rejectionReason: reason, note, mail }: z.output<typeof candidatesRejectInput>,
) => reject(context, at, { version: at.version, reason, note, mail, reopenAfter: null, doNotRehire: false });

/** Writes to one of many candidates, as they were when it was asked for. */
export async function writeToCandidate(context: Context, at: RecordRef, message: MessageToManyInput): Promise<void> {
  const row = await rowOf(context, at._id);
  await checkVersion(context, row, at.version, (seen) => candidacyKind.present(context, seen));
  await lockPerson(context, row.personId);
  await sendToPersonOfMany(context, row, message);
}
