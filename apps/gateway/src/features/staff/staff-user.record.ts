import { messages } from "@app/domain/messages.ts";
import type { StaffMember } from "@app/schema/upstreams/v1.records.generated.ts";
import { UpstreamError } from "../../errors/upstream-error.ts";
import type { Loaders } from "../loaders.ts";
import type { StaffAccountRecord } from "./staff-accounts.source.ts";

/** A staff user as a colleague, or with the whole account. */
export type StaffUserRecord = StaffMember | StaffAccountRecord;

/** A staff user's account: already present in lists of accounts, else loaded in one batch per request. */
export async function accountOf(
  person: StaffUserRecord,
  { staffAccount }: Pick<Loaders, "staffAccount">,
): Promise<StaffAccountRecord> {
  if ("email" in person) return person;
  const found = await staffAccount.load(person._id);
  if (!found) throw UpstreamError.refused("v1", 404, messages.missing("Staff user"));
  return found;
}
