import type { Role } from "@app/domain/enums.ts";
import { audit, type AuditedActor } from "../../records/audit.ts";
import type { Context } from "../../service/context.ts";

/** Writes down, under the person's own role, that they begin or cease to view as another. Source: domain.md 1.6. */
export const auditViewing = (
  context: Pick<Context, "db" | "now" | "origin"> & { actor: AuditedActor },
  { id, viewAs }: { id: string; viewAs: Role },
  reason: string,
): Promise<void> =>
  audit(
    { ...context, actor: { ...context.actor, role: "super-admin" } },
    { action: "impersonated", kind: "session", id, label: viewAs, reason },
  );
