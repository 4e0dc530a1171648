import { messages } from "@app/domain/messages.ts";
import type { Permission } from "@app/domain/permissions.ts";
import type { Context } from "./context.ts";
import { Refusal } from "./refusal.ts";

/** Refuses callers without the permission. Source: domain.md 0.4. */
export function requirePermission({ actor }: Pick<Context, "actor">, permission: Permission): void {
  if (!actor.permissions.has(permission)) throw new Refusal("FORBIDDEN", messages.forbidden);
}
