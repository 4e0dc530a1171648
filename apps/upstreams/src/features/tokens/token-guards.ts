import { messages } from "@app/domain/messages.ts";
import { roleFrom, type Permission } from "@app/domain/permissions.ts";
import { expiryProblem } from "@app/domain/tokens/service-token.ts";
import { lacking } from "@app/domain/tokens/token-grants.ts";
import { tokenMessages as texts } from "@app/domain/tokens/token-messages.ts";
import { lockRecords } from "../../database/records.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal, Refusal } from "../../service/refusal.ts";
import { accountUsers, type AccountUserRow, type ServiceTokenRow } from "../account/account.public.ts";

/** Whoever makes a token, or sees what it sends, can grant only what they hold. */
export function checkGranter({ actor }: Pick<Context, "actor">, scopes: readonly Permission[]): void {
  const missing = lacking(scopes, actor.role);
  if (missing !== "") throw fieldRefusal("scopes", texts.notHeld(missing));
}

/**
 * The person who is to answer for a token: active, holding all of its scopes, and no super-admin unless a super-admin
 * chooses them, as a token acts within the limits of its owner.
 */
export async function checkOwner(
  context: Context,
  ownerId: string,
  scopes: readonly Permission[],
): Promise<AccountUserRow> {
  const [owner] = await lockRecords(context, accountUsers, [ownerId]);
  if (owner?.status === "pending") throw fieldRefusal("ownerId", texts.ownerPending);
  if (owner?.status !== "active") throw fieldRefusal("ownerId", messages.reference("Owner"));
  const role = roleFrom(owner.userRole);
  if (role === "super-admin" && context.actor.role !== "super-admin") throw fieldRefusal("ownerId", texts.ownerAbove);
  const missing = lacking(scopes, role);
  if (missing !== "") throw fieldRefusal("ownerId", texts.ownerLacks(missing));
  return owner;
}

/** A token is given more: whoever answers for it must hold that too. */
export async function checkItsOwner(context: Context, ownerId: string, more: readonly Permission[]): Promise<void> {
  const [owner] = await lockRecords(context, accountUsers, [ownerId]);
  const missing = lacking(more, roleFrom(owner?.userRole));
  if (owner && missing !== "")
    throw fieldRefusal("scopes", texts.itsOwnerLacks(`${owner.firstname} ${owner.lastname}`, missing));
}

/** Only a super-admin touches what a super-admin answers for; anybody who may revoke may revoke it all the same. */
export async function refuseAbove(context: Context, { ownerId }: ServiceTokenRow): Promise<AccountUserRow | undefined> {
  const [owner] = await lockRecords(context, accountUsers, [ownerId]);
  if (roleFrom(owner?.userRole) === "super-admin" && context.actor.role !== "super-admin")
    throw new Refusal("FORBIDDEN", texts.above);
  return owner;
}

export function checkExpiry({ now }: Pick<Context, "now">, expiresOn: string): void {
  const problem = expiryProblem(expiresOn, now);
  if (problem !== null) throw fieldRefusal("expiresOn", problem);
}
