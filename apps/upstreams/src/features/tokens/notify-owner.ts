import { permissionsOf, roleFrom } from "@app/domain/permissions.ts";
import type { Context } from "../../service/context.ts";
import type { AccountUserRow, ServiceTokenRow } from "../account/account.public.ts";
import { notifyPerson } from "../notifications/notifications.public.ts";

/** Tells somebody that they answer for a token now, unless they said so themselves. */
export async function notifyOwner(context: Context, token: ServiceTokenRow, owner: AccountUserRow): Promise<void> {
  const { actor } = context;
  if (owner.id === actor.personId) return;
  const mayOpen = permissionsOf(roleFrom(owner.userRole)).has("tokens:read");
  await notifyPerson(context, owner.id, {
    type: "new_message",
    kind: "service-token",
    title: `You answer for a service token now: ${token.name}`,
    description: `${actor.name} named you as its owner. It may do no more than you may.${mayOpen ? "" : " To have it revoked, ask a director."}`,
    url: mayOpen ? `/app/system/tokens?view=${token.id}` : null,
  });
}
